import { BenchError } from '../measure.ts'

/**
 * A line of a page with the names of figures in place of the figures: `a chat is {weight/docent.bytes
 * KB.0} KB`. Two names are divided. A format is a unit and a number of decimals: `KB.1`, `s.1`, `n.0`,
 * `%.1`, and `rate.0` for how many such milliseconds are in a second.
 */
export type Template = string

const DIVISORS: ReadonlyMap<string, number> = new Map([
  ['n', 1],
  ['KB', 1024],
  ['MB', 1_000_000],
  ['s', 1000],
  ['µs', 0.001],
  ['%', 0.01],
])

const SECOND_MS = 1000

const FIGURE = /\{([^{}]+)\}/g
const NUMBER = String.raw`([\d.,]*\d)`

/**
 * Puts the figures into the one place of `text` that is written like `template`.
 *
 * @throws {BenchError} if there is no such place, more than one, or no such figure.
 */
export function fillTemplate(
  text: string,
  template: Template,
  figures: ReadonlyMap<string, number>,
): string {
  const names = [...template.matchAll(FIGURE)].map(([, name = '']) => name)
  const places = [...text.matchAll(toPattern(template))]
  const [place] = places
  if (!place || places.length > 1) {
    throw new BenchError(`${place ? 'stands there more than once' : 'is not there'}: ${template}`)
  }
  let filled = text
  // From the end, so that the places before stay where they are.
  for (const [index, name] of [...names.entries()].toReversed()) {
    const [from = 0, to = 0] = place.indices?.[index + 1] ?? []
    filled = filled.slice(0, from) + formatFigure(name, figures) + filled.slice(to)
  }
  return filled
}

/** Lines of a page may be wrapped anywhere, and a table is as wide as its owner has it. */
function toPattern(template: Template): RegExp {
  const parts = template.split(FIGURE).map((part, index) => {
    return index % 2 === 1
      ? NUMBER
      : RegExp.escape(part).replaceAll(/(?:\\x20|\\n| )+/g, String.raw`\s+`)
  })
  return new RegExp(parts.join(''), 'dg')
}

/** `weight/a.bytes weight/b.bytes n.1`: one figure, or one through another, in its format. */
export function formatFigure(name: string, figures: ReadonlyMap<string, number>): string {
  const words = name.split(' ')
  const [unit = '', decimals = ''] = (words.at(-1) ?? '').split('.')
  const [value = Number.NaN, by = 1] = words.slice(0, -1).map((key) => readFigure(key, figures))
  const divisor = DIVISORS.get(unit)
  if ((divisor === undefined && unit !== 'rate') || !/^\d$/.test(decimals)) {
    throw new BenchError(`no format is called "${words.at(-1)}": ${name}`)
  }
  const digits = Number(decimals)
  const figure = divisor === undefined ? SECOND_MS / value : value / by / divisor
  return figure.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

function readFigure(key: string, figures: ReadonlyMap<string, number>): number {
  const value = figures.get(key)
  if (value === undefined) throw new BenchError(`no result is called "${key}"`)
  return value
}
