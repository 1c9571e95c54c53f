import { findNearest, readPair, toHex } from '@docent/content'
import type { Pair, Problem } from '@docent/content'
import { readThemeTokens } from '@docent/site/theme'
import { findConfigLine } from './configLine.ts'
import { chooseTextOn, CONTRASTS, judge, NEEDED, roundDown, SIDES } from './contrasts.ts'
import type { ContrastRule } from './contrasts.ts'
import type { Reviewed } from './types.ts'

/** Finds unknown names in the theme, and colours that make text unreadable. */
export async function reviewTheme(site: Reviewed): Promise<Problem[]> {
  if (Object.keys(site.config.theme).length === 0) return []
  const tokens = await readThemeTokens()
  return [
    ...findUnknown(site, tokens),
    ...findUnjudged(site),
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

/** The owner's colours that only a browser can compute: their contrast is the owner's to check. */
function findUnjudged(site: Reviewed): Problem[] {
  const judged = new Set(CONTRASTS.flatMap(({ name, against }) => [name, ...against]))
  return Object.entries(site.config.theme)
    .filter(([name, value]) => judged.has(name) && isOwn(site, value) && !readPair(value))
    .map(([name, value]) => {
      const message =
        'is a colour that only a browser can compute, so its contrast is not checked: write it in digits, ' +
        'such as "#0a6647", or look at it with "docent brand".'
      return warn(site, name, value, message)
    })
}

/** Values that are derived from other keys, such as the greys of `code`, are not in the file. */
function isOwn({ configText }: Reviewed, value: string | undefined): boolean {
  return value !== undefined && findConfigLine(configText, value) > 0
}

function reviewContrast(
  site: Reviewed,
  tokens: ReadonlyMap<string, string>,
  rule: ContrastRule,
): Problem[] {
  const { name, needed, against } = rule
  const { theme } = site.config
  const own = [name, ...against].find((one) => isOwn(site, theme[one]))
  const read = (token: string): Pair | undefined =>
    readPair(theme[token] ?? tokens.get(token) ?? '')
  const colour = read(name)
  const others = against.map(read)
  // Only a browser can compute the others: see `findUnjudged`.
  if (own === undefined || !colour || !others.every((other) => other !== undefined)) return []

  const judged = SIDES.map((side) => {
    const grounds = others.map((other) => other[side])
    return judge({ side, colour: colour[side], grounds, needed })
  })
  const fault = judged.find(({ ratio }) => ratio < needed)
  if (fault === undefined) return []
  const [light, dark] = judged.map(({ passing }) => passing && toHex(passing))
  const advice =
    name === 'accent' && (light === undefined || dark === undefined)
      ? adviseBoth(own, colour, others[0] ?? colour)
      : advise(own, rule, light, dark)
  const place = own === name ? '' : `and "${name}" on it `
  const message =
    `${place}has a contrast of ${roundDown(fault.ratio)} to 1 in the ${fault.side} theme (${toHex(fault.colour)} with ` +
    `${toHex(fault.against)}). ${needed === NEEDED.line ? 'Lines need' : 'Text needs'} ${needed} to 1: `
  return [warn(site, own, theme[own] ?? '', message + advice)]
}

function advise(
  own: string,
  { name, against }: ContrastRule,
  light?: string,
  dark?: string,
): string {
  if (light === undefined || dark === undefined) {
    const grounds = against.map((ground) => `"${ground}"`).join(', ')
    return `no colour of "${name}" is readable on all its backgrounds (${grounds}): choose backgrounds that are closer to each other.`
  }
  const value = toValue(light, dark)
  return own === name
    ? `write "${value}", the nearest colour that passes.`
    : `also set "${name}" to "${value}", the nearest colour that passes.`
}

/**
 * With one colour of text, no accent is readable on a light and on a dark page: the accent nearest to the
 * owner's that is, and the colour of text on it.
 */
function adviseBoth(own: string, colour: Pair, ground: Pair): string {
  const pairs = SIDES.map((side) => {
    const judged = judge({
      side,
      colour: colour[side],
      grounds: [ground[side]],
      needed: NEEDED.text,
    })
    const accent = judged.passing ?? colour[side]
    return { accent: toHex(accent), text: toHex(chooseTextOn(accent)) }
  })
  const [accents, texts] = [pairs.map(({ accent }) => accent), pairs.map(({ text }) => text)]
  const start = own === 'accent' ? 'write' : 'set "accent" to'
  return `${start} "${toValue(...accents)}", and set "on-accent", the colour of text on it, to "${toValue(...texts)}".`
}

function toValue(light = '', dark = ''): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
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
