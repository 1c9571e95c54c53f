import type { Colour } from './types.ts'

/** A colour by lightness (0 to 1), chroma (0 for grey) and hue (in radians), as an eye compares them. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

// The matrices are those of CSS Color 4, https://www.w3.org/TR/css-color-4/#color-conversion-code

export function toOklch(colour: Colour): Oklch {
  const [r, g, b] = colour.map((part) => toLinear(part / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) }
}

/** The nearest colour that a screen shows: parts outside of its range are cut. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Colour {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toPart(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toPart(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toPart(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toPart(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, share)))
}
