import type { Node } from './nestElements.ts'

/** The attribute with the program whose commands an element shows. */
export const PROGRAM = ':program'

const MANAGER = /package-?managers?|pkg-?managers?/i
const WORD = /[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g
/** Words in the names of elements that do not name a program. */
const GENERAL = new Set(
  'add block blocks box code command commands component create docs example exec execute group info init install installation instructions installer line list macros manager managers my npm npx package packages panel pkg remove run script scripts select selector shell snippet switch switcher tab tabs terminal toggle wrapper'.split(
    ' ',
  ),
)

/** Each one is looked for in the whole page. */
const MAX_PROGRAMS = 10

/** The word of `PackageManagerBiomeCommand` that says whose command it is. Empty if there is none. */
export function nameProgram(written: string): string {
  if (!MANAGER.test(written)) return ''
  const words = (written.match(WORD) ?? []).map((word) => word.toLowerCase())
  const own = words.filter((word) => !GENERAL.has(word))
  return own.join('-')
}

/** Elements for the commands of a program, with its name if the page itself writes that: `biome`, `@biomejs/biome`. */
export function addPrograms(nodes: readonly Node[], text: string): readonly Node[] {
  if (!MANAGER.test(text)) return nodes
  const known = new Map<string, boolean>()
  const isOnPage = (name: string): boolean => {
    const found = known.get(name) ?? (known.size < MAX_PROGRAMS && isWritten(name, text))
    known.set(name, found)
    return found
  }
  const add = (node: Node): Node => {
    if (typeof node === 'string' || node.type !== 'element') return node
    const program = nameProgram(node.written)
    const isNamed = program !== '' && isOnPage(program)
    return {
      ...node,
      children: node.children.map(add),
      ...(isNamed && { attributes: new Map(node.attributes).set(PROGRAM, program) }),
    }
  }
  return nodes.map(add)
}

/** Whether a page has a word as it is typed. `biome.json` is a file, and `Biome` a product. */
function isWritten(name: string, text: string): boolean {
  return new RegExp(`(?<![\\w.-])${name}(?![\\w-]|\\.\\w)`).test(text)
}
