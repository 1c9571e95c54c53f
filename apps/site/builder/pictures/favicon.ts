const ACCENT = '#b23a1e'

const MARK =
  '<path d="M9 25V14a7 7 0 0 1 14 0v11M6.5 25h19" fill="none" stroke="#fff" stroke-width="2"/><circle cx="16" cy="19" r="2.8" fill="#fff"/>'

interface FaviconOptions {
  readonly accent: string | undefined
  /** The first letter of the brand; otherwise Docent's mark is drawn. */
  readonly letter?: string | undefined
}

/** A tile of the accent with the mark on it, the doorway and someone in it, or with a letter. */
export function favicon({ accent = '', letter }: FaviconOptions): string {
  // An accent may be any CSS value; in a picture only a plain colour holds: the one of the light theme.
  const [colour = ACCENT] = /^#[0-9a-f]{3,8}$|(?<=^light-dark\()#[0-9a-f]{3,8}/i.exec(accent) ?? []
  const sign = letter === undefined ? MARK : drawLetter(letter)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/>${sign}</svg>\n`
}

function drawLetter(letter: string): string {
  const text = letter.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<text x="16" y="23" font-family="'Brygada 1918',Georgia,serif" font-size="20" font-weight="600" text-anchor="middle" fill="#fff">${text}</text>`
}
