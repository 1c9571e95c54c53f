import type { Random } from '../../bench/search/random.ts'
import type { Layers } from './layers.ts'
import { isConstant, type Scale } from './scales.ts'

/** The weights that a fit begins with: small random numbers, and the more numbers a sum has, the smaller. */
export function drawWeights(
  { inputs, units }: Omit<Layers, 'from'>,
  scale: Scale,
  random: Random,
): number[] {
  const draw = (addends: number): number => (2 * random.next() - 1) / Math.sqrt(addends)
  const hidden = Array.from({ length: units * (inputs + 1) }, (_, number) => {
    // The fit cannot change the weight of an input that never varies. Left to chance, it would decide
    // at random on the first site where the input does vary.
    const place = number % (inputs + 1)
    return place < inputs && isConstant(scale, place) ? 0 : draw(inputs)
  })
  return [...hidden, ...Array.from({ length: units + 1 }, () => draw(units))]
}

/**
 * Moves all weights towards 0 by a share of themselves, so that one that nothing needs fades (Loshchilov and Hutter,
 * 2019).
 */
export function shrinkWeights(weights: Float64Array, share: number): void {
  for (let place = 0; place < weights.length; place++) {
    weights[place] = (weights[place] ?? 0) * (1 - share)
  }
}
