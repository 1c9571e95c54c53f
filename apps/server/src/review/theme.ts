import { contrast, findNearest, findPassing, readPair, toHex } from '@docent/content'
import type { Colour, Pair, Problem } from '@docent/content'
import { readThemeTokens } from '@docent/site/theme'
import { findConfigLine } from './configLine.ts'
import type { Reviewed } from './types.ts'

/**
 * The contrast that WCAG 2.2, level AA, requires of text on its background, and of the lines of a
 * field.
 */
const NEEDED = { text: 4.5, line: 3 }

interface ContrastRule {
  readonly name: string
  readonly needed: number
  /** The colours behind it, and the colours on it. */
  readonly against: readonly string[]
}

const CONTRASTS: readonly ContrastRule[] = [
  { name: 'accent', needed: NEEDED.text, against: ['bg', 'on-accent'] },
  { name: 'text', needed: NEEDED.text, against: ['bg', 'surface', 'sunken', 'raised'] },
  { name: 'muted', needed: NEEDED.text, against: ['bg', 'surface', 'sunken', 'raised'] },
  { name: 'on-soft', needed: NEEDED.text, against: ['soft'] },
  { name: 'control', needed: NEEDED.line, against: ['bg'] },
]

const SIDES = ['light', 'dark'] as const

/** Names of the theme that no style has, and colours in which words cannot be read. */
export async function reviewTheme(site: Reviewed): Promise<Problem[]> {
  if (Object.keys(site.config.theme).length === 0) return []
  const tokens = await readThemeTokens()
  return [
    ...findUnknown(site, tokens),
    ...CONTRASTS.flatMap((rule) => reviewContrast(site, tokens, rule)),
  ]
}

function findUnknown(site: Reviewed, tokens: ReadonlyMap<string, string>): Problem[] {
  const names = [...tokens.keys()]
  return Object.entries(site.config.theme)
    .filter(([name]) => !tokens.has(name))
    .map(([name, value]) => {
      const meant = findNearest(name, names)
      const advice =
        meant === undefined
          ? `The names are ${names.toSorted().join(', ')}.`
          : `Did you mean "${meant}"?`
      return warn(site, name, value, `is not a custom property of the theme. ${advice}`)
    })
}

function reviewContrast(
  site: Reviewed,
  tokens: ReadonlyMap<string, string>,
  { name, needed, against }: ContrastRule,
): Problem[] {
  const { theme } = site.config
  // Values that follow from other keys, such as the greys of `code`, are not in the file.
  const own = [name, ...against].find((one) => {
    return theme[one] !== undefined && findConfigLine(site.configText, theme[one]) > 0
  })
  const read = (token: string): Pair | undefined =>
    readPair(theme[token] ?? tokens.get(token) ?? '')
  const colour = read(name)
  const others = against.map(read)
  // Colours without digits are not judged: only a browser knows them.
  if (own === undefined || !colour || !others.every((other) => other !== undefined)) return []

  const judged = SIDES.map((side) => {
    const grounds = others.map((other) => other[side])
    return judge({ side, colour: colour[side], grounds, needed })
  })
  const fault = judged.find(({ ratio }) => ratio < needed)
  if (fault === undefined) return []
  const [light, dark] = judged.map(({ passing }) => passing && toHex(passing))
  const place = own === name ? '' : `and "${name}" on it `
  const message =
    `${place}has a contrast of ${floor(fault.ratio)} to 1 in the ${fault.side} theme (${toHex(fault.colour)} with ` +
    `${toHex(fault.against)}). ${needed === NEEDED.line ? 'Lines need' : 'Text needs'} ${needed} to 1: `
  return [warn(site, own, theme[own] ?? '', message + advise(own, name, light, dark))]
}

function advise(own: string, name: string, light?: string, dark?: string): string {
  if (light === undefined || dark === undefined) {
    return own === 'accent'
      ? 'also set "on-accent", the colour of text on it.'
      : `no colour passes on all grounds of the ${name}; choose one that is nearer to the others.`
  }
  const value = light === dark ? light : `light-dark(${light}, ${dark})`
  return own === name
    ? `write "${value}", the nearest colour that passes.`
    : `also set "${name}" to "${value}", the nearest colour that passes.`
}

interface Judged {
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

function judge({ side, colour, grounds, needed }: JudgedColour): Judged {
  const least = (one: Colour): number => Math.min(...grounds.map((other) => contrast(one, other)))
  const [against = BLACK] = grounds.toSorted((a, b) => contrast(colour, a) - contrast(colour, b))
  const [ground = WHITE] = grounds
  const end = contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE
  const passing = findPassing(colour, end, (one) => least(one) >= needed)
  return { side, colour, against, ratio: least(colour), passing }
}

const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]

/** Never rounded up: 4.49 is not 4.5. */
function floor(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

function warn(
  { configName, configText }: Reviewed,
  name: string,
  value: string,
  message: string,
): Problem {
  return {
    severity: 'warning',
    file: configName,
    line: findConfigLine(configText, value),
    field: `theme.${name}`,
    message: `"${value}" ${message}`,
    found: value,
  }
}
