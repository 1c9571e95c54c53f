import { findNearest } from '@docent/content'
import type { Problem } from '@docent/content'
import { readThemeTokens } from '@docent/site/theme'
import { findConfigLine } from './configLine.ts'
import { contrast, findPassing, readPair, toHex } from './contrast.ts'
import type { Colour, Pair } from './contrast.ts'
import type { Reviewed } from './types.ts'

/** What text needs against its ground, by WCAG 2.2, level AA. */
const NEEDED = 4.5

const SIDES = ['light', 'dark'] as const

/** Names of the theme that no style has, and an accent in which words cannot be read. */
export async function reviewTheme(site: Reviewed): Promise<Problem[]> {
  if (Object.keys(site.config.theme).length === 0) return []
  const tokens = await readThemeTokens()
  return [...findUnknown(site, tokens), ...reviewAccent(site, tokens)]
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

function reviewAccent(site: Reviewed, tokens: ReadonlyMap<string, string>): Problem[] {
  const { theme } = site.config
  const read = (name: string): Pair | undefined => readPair(theme[name] ?? tokens.get(name) ?? '')
  const [accent, ground, words] = [read('accent'), read('bg'), read('on-accent')]
  // What is not written in digits is not judged: a browser alone knows it.
  if (theme['accent'] === undefined || !accent || !ground || !words) return []

  const judged = SIDES.map((side) => judge(side, accent[side], ground[side], words[side]))
  const fault = judged.find(({ ratio }) => ratio < NEEDED)
  if (fault === undefined) return []
  const [light, dark] = judged.map(({ passing }) => passing && toHex(passing))
  const advice =
    light === undefined || dark === undefined
      ? 'also set "on-accent", the colour of text on it.'
      : `write "${light === dark ? light : `light-dark(${light}, ${dark})`}", the nearest colour that passes.`
  const message =
    `has a contrast of ${floor(fault.ratio)} to 1 in the ${fault.side} theme (${toHex(fault.colour)} with ` +
    `${toHex(fault.against)}). Text needs ${NEEDED} to 1: ${advice}`
  return [warn(site, 'accent', theme['accent'], message)]
}

interface Judged {
  readonly side: 'light' | 'dark'
  readonly colour: Colour
  /** What it is least in contrast with: the ground of a page, or the words on a button. */
  readonly against: Colour
  readonly ratio: number
  /** The nearest colour that is in contrast with both. */
  readonly passing: Colour | undefined
}

function judge(side: 'light' | 'dark', colour: Colour, ground: Colour, words: Colour): Judged {
  const least = (one: Colour): number => Math.min(contrast(one, ground), contrast(one, words))
  const against = contrast(colour, ground) <= contrast(colour, words) ? ground : words
  const end: Colour = side === 'light' ? [0, 0, 0] : [255, 255, 255]
  const passing = findPassing(colour, end, (one) => least(one) >= NEEDED)
  return { side, colour, against, ratio: least(colour), passing }
}

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
