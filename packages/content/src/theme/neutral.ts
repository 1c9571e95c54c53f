import { luminance, readPair, toHex } from './colour.ts'
import type { Colour } from './types.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Oklch } from './oklch.ts'

/** The greys of the shipped design, as `apps/site/src/styles/tokens.css` has them. A test compares. */
export const SHIPPED_NEUTRALS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  bg: ['#fbfaf7', '#141311'],
  surface: ['#f3f1eb', '#1c1b18'],
  sunken: ['#ebe8e0', '#252320'],
  raised: ['#fbfaf7', '#1c1b18'],
  line: ['#ddd8cc', '#34312c'],
  control: ['#857f72', '#847e73'],
  text: ['#1b1916', '#eeebe4'],
  muted: ['#5c574d', '#aaa598'],
  frame: ['#1b1916', '#45413a'],
  wall: ['#1b1916', '#aaa598'],
  // Only of the chat, if it is between `raised` and `sunken`.
  bubble: ['#f3f1eb', '#201f1c'],
}

/** A stronger tint would no longer be a grey. */
const MOST_CHROMA = 0.05

/**
 * The greys of the design in the tint of a colour. Each keeps the luminance of the shipped one, and
 * with it every contrast. Undefined for a colour that only a browser can compute.
 */
export function deriveNeutrals(neutral: string): Readonly<Record<string, string>> | undefined {
  const pair = readPair(neutral)
  if (pair === undefined) return undefined
  const [light, dark] = [toOklch(pair.light), toOklch(pair.dark)]
  return Object.fromEntries(
    Object.entries(SHIPPED_NEUTRALS).map(([name, [day, night]]) => [
      name,
      `light-dark(${tint(day, light)},${tint(night, dark)})`,
    ]),
  )
}

function tint(shipped: string, { chroma: wanted, hue }: Oklch): string {
  const colour = readPair(shipped)?.light ?? [0, 0, 0]
  const { lightness } = toOklch(colour)
  // Towards white and black a screen shows less of a tint.
  const room = Math.min(1, (1 - lightness) / 0.35, lightness / 0.4)
  const chroma = Math.min(wanted, MOST_CHROMA) * room
  return toHex(findBright(luminance(colour), chroma, hue))
}

/** The colour of a chroma and hue that is as bright as `wanted`. */
function findBright(wanted: number, chroma: number, hue: number): Colour {
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (low + high) / 2
    if (luminance(fromOklch({ lightness, chroma, hue })) < wanted) low = lightness
    else high = lightness
  }
  return fromOklch({ lightness: high, chroma, hue })
}

/** Finer than a screen can show. */
const STEPS = 20
