import { readColour, readFunction, splitOutside } from './readColour.ts'
import type { Colour } from './types.ts'

/** A colour for the light theme and one for the dark. */
export interface Pair {
  readonly light: Colour
  readonly dark: Colour
}

/**
 * Reads a colour, or `light-dark(…, …)` of two; undefined for a colour that only a browser can compute, and
 * for one that lets others through.
 */
export function readPair(value: string): Pair | undefined {
  const written = readFunction(value)
  const sides = written?.name === 'light-dark' ? splitOutside(written.inner, ',') : [value, value]
  if (sides?.length !== 2) return undefined
  const [light, dark] = sides.map(readOpaque)
  return light && dark ? { light, dark } : undefined
}

function readOpaque(text: string): Colour | undefined {
  const read = readColour(text)
  return read?.alpha === 1 ? read.colour : undefined
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
