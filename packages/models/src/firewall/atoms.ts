/** The parts of a piece of an answer, once its Markdown has been read. */
export type Atom =
  /** Text as the model wrote it. It may still contain something that a reader turns into a link. */
  | { readonly type: 'text'; readonly text: string }
  /** A span of code with its backticks. */
  | { readonly type: 'code'; readonly raw: string; readonly content: string }
  /** A link that is allowed: its label, and the address in its final form. */
  | { readonly type: 'link'; readonly label: readonly Atom[]; readonly address: string }
  /** A citation, as the numbers that the model gave. */
  | { readonly type: 'mark'; readonly numbers: readonly number[] }

/** Adds an atom. Adjacent texts are joined, because a link could be split between them. */
export function pushAtom(atoms: Atom[], atom: Atom): void {
  const last = atoms.at(-1)
  if (atom.type === 'text' && last?.type === 'text') {
    atoms[atoms.length - 1] = { type: 'text', text: last.text + atom.text }
  } else if (atom.type !== 'text' || atom.text !== '') {
    atoms.push(atom)
  }
}

/** The visible text of some atoms, without citations. */
export function readAtomText(atoms: readonly Atom[]): string {
  return atoms.map(toText).join('')
}

function toText(atom: Atom): string {
  switch (atom.type) {
    case 'text':
      return atom.text
    case 'code':
      return atom.raw
    case 'link':
      return readAtomText(atom.label)
    case 'mark':
      return ''
  }
}
