import { readPair, toHex } from '@docent/content'

// The rasteriser of cards knows classes and plain values, but neither selector lists nor custom
// properties, so the pages' sheets are restated in those terms.

/** The style sheets of the cards, as in the sources. */
export interface Sheets {
  readonly art: string
  readonly tokens: string
  /** The owner's logo and icon as `data:` addresses, by their path on the site. */
  readonly signs?: ReadonlyMap<string, string>
}

/** The face of all letters on a card, as its file names it. */
export const FACE = 'Brygada 1918 SemiBold'

/** The light colours of the site by their names, the owner's among them if they are plain ones. */
export function readColours(
  tokens: string,
  theme: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const colours = new Map<string, string>()
  for (const [, name, value] of tokens.matchAll(/--([a-z-]+):\s*light-dark\(\s*(#[0-9a-f]+)/gi)) {
    if (name !== undefined && value !== undefined) colours.set(name, value)
  }
  for (const [name, value] of Object.entries(theme)) {
    const pair = readPair(value)
    if (pair) colours.set(name, toHex(pair.light))
  }
  return colours
}

/** The rules of drawings, without those for small screens. */
export function formatArtStyles(art: string, colours: ReadonlyMap<string, string>): string {
  const [always = ''] = art.replace(/\/\*.*?\*\//gs, '').split('@media', 1)
  return always
    .replace(/(\.art[.\w]*) :is\(([^)]*)\)/g, (_, sheet: string, names: string) =>
      names
        .split(',')
        .map((name) => `${sheet} ${name.trim()}`)
        .join(', '),
    )
    .replace(/var\(--(?:sans|serif|mono)\)/g, `'${FACE}'`)
    .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colours.get(name) ?? 'none')
    .replace(/\s+/g, ' ')
}
