/** A small network: its inputs, in standard deviations, lead through hidden units to a score. */
export interface NetworkPart {
  readonly means: readonly number[]
  readonly spreads: readonly number[]
  readonly hidden: readonly { readonly weights: readonly number[]; readonly bias: number }[]
  readonly output: readonly number[]
  readonly bias: number
}

/** An input further from its mean is as certain as this many standard deviations. */
export const FURTHEST = 4

export function scorePart(
  { means, spreads, hidden, output, bias }: NetworkPart,
  inputs: readonly number[],
): number {
  const read = inputs.map((input, place) => {
    const apart = (input - (means[place] ?? 0)) / (spreads[place] ?? 1)
    return Math.max(-FURTHEST, Math.min(FURTHEST, apart))
  })
  let score = bias
  for (const [unit, { weights, bias: base }] of hidden.entries()) {
    let sum = base
    for (let place = 0; place < read.length; place++) {
      sum += (read[place] ?? 0) * (weights[place] ?? 0)
    }
    score += Math.max(0, sum) * (output[unit] ?? 0)
  }
  return score
}
