export type Colour = readonly [red: number, green: number, blue: number]

/** A colour for the light theme and one for the dark. */
export interface Pair {
  readonly light: Colour
  readonly dark: Colour
}

/** Reads `#b23a1e`, `#fff` or `light-dark(…, …)` of two such; undefined for any other value of CSS. */
export function readPair(value: string): Pair | undefined {
  const [, light = value, dark = value] =
    /^light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)$/.exec(value.trim()) ?? []
  const pair = { light: readHex(light.trim()), dark: readHex(dark.trim()) }
  return pair.light && pair.dark ? { light: pair.light, dark: pair.dark } : undefined
}

function readHex(text: string): Colour | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const read = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16)
  return [read(0), read(2), read(4)]
}

export function toHex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** How many times lighter one colour is than the other, as WCAG counts it: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The first colour on the way to another one that passes; undefined if none does. */
export function findPassing(
  from: Colour,
  to: Colour,
  passes: (colour: Colour) => boolean,
): Colour | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = mix(from, to, step / STEPS)
    if (passes(mixed)) return mixed
  }
  return undefined
}

const STEPS = 200

function mix(a: Colour, b: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2): number => Math.round(a[at] + (b[at] - a[at]) * share)
  return [part(0), part(1), part(2)]
}

/** How bright a colour is, from 0 to 1. */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function toLinear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
