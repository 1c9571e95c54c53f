import { NAMED_COLOURS } from './namedColours.ts'
import { fromOklch } from './oklch.ts'
import type { Colour } from './types.ts'

/** A colour as CSS has it, from 0 (transparent) to 1. */
export interface ColourWithAlpha {
  readonly colour: Colour
  readonly alpha: number
}

/** A function of CSS as it is written, such as `rgb(0 0 0)`. */
export interface CssFunction {
  readonly name: string
  readonly inner: string
}

type Three = readonly [string, string, string]

/** A function for colours: which of its parts may be an angle with a unit, and how it is computed. */
interface Form {
  readonly angle?: number
  readonly compute: (parts: Three) => Colour
}

const RGB: Form = { compute: toRgb }
const HSL: Form = { angle: 0, compute: fromHsl }
const FORMS: Readonly<Record<string, Form>> = {
  rgb: RGB,
  rgba: RGB,
  hsl: HSL,
  hsla: HSL,
  oklch: { angle: 2, compute: readOklch },
}

/** Reads a name, digits, `rgb(…)`, `hsl(…)` or `oklch(…)`; undefined for any other value of CSS. */
export function readColour(value: string): ColourWithAlpha | undefined {
  const text = value.trim().toLowerCase()
  if (Object.hasOwn(NAMED_COLOURS, text)) return readDigits(NAMED_COLOURS[text] ?? '')
  if (text.startsWith('#')) return readDigits(text)
  const { name = '', inner = '' } = readFunction(text) ?? {}
  if (!Object.hasOwn(FORMS, name)) return undefined
  const form = FORMS[name]
  const parts = readParts(inner, form?.angle)
  const colour = parts && form?.compute(parts.values)
  return colour && { colour, alpha: parts.alpha }
}

/** Reads `name(…)`; undefined unless the value is one function, whose brackets are closed. */
export function readFunction(value: string): CssFunction | undefined {
  const [, name = '', inner = ''] = /^(-?[a-z][\w-]*)\((.*)\)$/is.exec(value.trim()) ?? []
  return name !== '' && splitOutside(inner, ' ') ? { name: name.toLowerCase(), inner } : undefined
}

/** Splits a value at a sign that is outside all brackets; undefined if a bracket has no partner. */
export function splitOutside(value: string, sign: ' ' | ','): string[] | undefined {
  const pieces = ['']
  let depth = 0
  for (const letter of value) {
    if (letter === ')') depth -= 1
    if (depth < 0) return undefined
    if (letter === '(') depth += 1
    if (letter === sign && depth === 0) pieces.push('')
    else pieces.push(`${pieces.pop() ?? ''}${letter}`)
  }
  return depth === 0 ? pieces.map((piece) => piece.trim()) : undefined
}

function readDigits(text: string): ColourWithAlpha | undefined {
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const read = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16)
  return { colour: [read(0), read(2), read(4)], alpha: full.length === 8 ? read(6) / 255 : 1 }
}

/** The three parts, also in the old form with commas. Only the angle may have a unit. */
function readParts(inner: string, angle?: number): { values: Three; alpha: number } | undefined {
  const number = String.raw`([+-]?(?:\d+\.?\d*|\.\d+)(?:%|deg|grad|rad|turn)?|none)`
  const [gap, slash] = inner.includes(',')
    ? [String.raw`\s*,\s*`, String.raw`\s*,\s*`]
    : [String.raw`\s+`, String.raw`\s*/\s*`]
  const form = new RegExp(`^\\s*${number}${gap}${number}${gap}${number}(?:${slash}${number})?\\s*$`)
  const [, first = '', second = '', third = '', alpha = '1'] = form.exec(inner) ?? []
  const values: Three = [first, second, third]
  const isWrong = (part: string, place: number): boolean =>
    place === angle ? part.endsWith('%') : /[a-z]$/.test(part.replace('none', ''))
  if (third === '' || values.some(isWrong)) return undefined
  return { values, alpha: limit(toShare(alpha, 1)) }
}

function toRgb(parts: Three): Colour {
  return toColour(parts.map((part) => toShare(part, 255)) as [number, number, number])
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl([angle, second, third]: Three): Colour {
  const [saturation, lightness] = [limit(toShare(second, 100)), limit(toShare(third, 100))]
  const hue = toDegrees(angle)
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const part = (shift: number): number => {
    const at = (((shift + hue / 30) % 12) + 12) % 12
    return lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return toColour([part(0), part(8), part(4)])
}

/** https://www.w3.org/TR/css-color-4/#specifying-oklab-oklch: a chroma of 100% is 0.4. */
function readOklch([lightness, chroma, angle]: Three): Colour {
  return fromOklch({
    lightness: limit(toShare(lightness, 1)),
    chroma: Math.max(0, chroma.endsWith('%') ? 0.4 * toShare(chroma, 1) : toShare(chroma, 1)),
    hue: (toDegrees(angle) * Math.PI) / 180,
  })
}

const DEGREES: Readonly<Record<string, number>> = {
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
}

function toDegrees(angle: string): number {
  const [, number = '0', unit = ''] = /^([^a-z]+)([a-z]*)$/.exec(angle) ?? []
  return Number(number) * (DEGREES[unit] ?? 1)
}

/** A part as a share of the most; `none` counts as 0. */
function toShare(part: string, most: number): number {
  if (part === 'none') return 0
  return part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part) / most
}

function toColour(shares: readonly [number, number, number]): Colour {
  const [red, green, blue] = shares.map((share) => Math.round(255 * limit(share)))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function limit(share: number): number {
  return Math.min(1, Math.max(0, share))
}
