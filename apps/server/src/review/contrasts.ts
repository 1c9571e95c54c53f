import { contrast, findPassing, readPair, toHex } from '@docent/content'
import type { Colour, Pair } from '@docent/content'

/**
 * The contrast that WCAG 2.2, level AA, requires of text on its background, and of the lines of a
 * field.
 */
export const NEEDED = { text: 4.5, line: 3 }

export interface ContrastRule {
  readonly name: string
  readonly needed: number
  /** The colours behind it, and the colours on it. */
  readonly against: readonly string[]
}

export const CONTRASTS: readonly ContrastRule[] = [
  { name: 'accent', needed: NEEDED.text, against: ['bg', 'on-accent'] },
  { name: 'text', needed: NEEDED.text, against: ['bg', 'surface', 'sunken', 'raised'] },
  { name: 'muted', needed: NEEDED.text, against: ['bg', 'surface', 'sunken', 'raised'] },
  { name: 'on-soft', needed: NEEDED.text, against: ['soft'] },
  { name: 'control', needed: NEEDED.line, against: ['bg'] },
]

export const SIDES = ['light', 'dark'] as const

/** The contrast of two colours of the theme, in one theme. */
export interface MeasuredContrast {
  readonly name: string
  readonly ground: string
  readonly side: 'light' | 'dark'
  /** The two colours in digits. */
  readonly colour: string
  readonly against: string
  readonly ratio: number
  readonly needed: number
  /** The nearest colour that passes on all grounds, if this one fails and there is one. */
  readonly passing?: string
}

/**
 * The contrast of every pair of colours of text or lines that need no browser to be computed.
 */
export function measureContrasts(
  theme: Readonly<Record<string, string>>,
  tokens: ReadonlyMap<string, string>,
): MeasuredContrast[] {
  const read = (token: string): Pair | undefined =>
    readPair(theme[token] ?? (isDerived(token, theme) ? '' : (tokens.get(token) ?? '')))
  return CONTRASTS.flatMap(({ name, needed, against }) => {
    const colour = read(name)
    const grounds = against.flatMap((ground) => {
      const pair = read(ground)
      return pair ? [{ ground, pair }] : []
    })
    if (!colour) return []
    return SIDES.flatMap((side) => {
      const all = grounds.map(({ pair }) => pair[side])
      const { passing } = judge({ side, colour: colour[side], grounds: all, needed })
      return grounds.map(({ ground, pair }) => {
        const ratio = contrast(colour[side], pair[side])
        return {
          name,
          ground,
          side,
          ratio,
          needed,
          colour: toHex(colour[side]),
          against: toHex(pair[side]),
          ...(ratio < needed && passing && { passing: toHex(passing) }),
        }
      })
    })
  })
}

/** The colours that browsers compute from the owner's accent: see the style sheet of the theme. */
function isDerived(token: string, theme: Readonly<Record<string, string>>): boolean {
  return theme['accent'] !== undefined && (token === 'soft' || token === 'on-soft')
}

/** One colour on its grounds, in one theme. */
export interface Judged {
  readonly side: 'light' | 'dark'
  readonly colour: Colour
  /**
   * The colour with the lowest contrast to it, such as the background of a page or the text of a
   * button.
   */
  readonly against: Colour
  readonly ratio: number
  /** The nearest colour that is in contrast with all. */
  readonly passing: Colour | undefined
}

interface JudgedColour extends Pick<Judged, 'side' | 'colour'> {
  readonly grounds: readonly Colour[]
  readonly needed: number
}

export function judge({ side, colour, grounds, needed }: JudgedColour): Judged {
  const least = (one: Colour): number => Math.min(...grounds.map((other) => contrast(one, other)))
  const [against = BLACK] = grounds.toSorted((a, b) => contrast(colour, a) - contrast(colour, b))
  const [ground = WHITE] = grounds
  const end = contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE
  const passing = findPassing(colour, end, (one) => least(one) >= needed)
  return { side, colour, against, ratio: least(colour), passing }
}

const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]

/** The colour of text on a button: white or black, whichever is easier to read. */
export function chooseTextOn(colour: Colour): Colour {
  return contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK
}

/** Never rounded up: 4.49 is not 4.5. */
export function roundDown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
