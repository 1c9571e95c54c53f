// One part of the network: inputs lead through hidden units to one score. Its weights are a stretch of
// the array of all weights: for each hidden unit the weights of its inputs and its bias, then the weights
// of the units in the score, and the bias of the score.

export interface Layers {
  readonly inputs: number
  readonly units: number
  /** Where its weights begin. */
  readonly from: number
}

/** The number of weights. */
export function countWeights({ inputs, units }: Omit<Layers, 'from'>): number {
  return units * (inputs + 1) + units + 1
}

/** Where the weights of the hidden units in the score begin. The bias of the score follows them. */
export function findOutput({ inputs, units, from }: Layers): number {
  return from + units * (inputs + 1)
}

/**
 * The score of the row that begins at `at`.
 *
 * @param active gets the values of the hidden units, which `addSlopes` needs.
 */
export function scoreRow(
  layers: Layers,
  weights: Float64Array,
  rows: Float64Array,
  at: number,
  active: Float64Array,
): number {
  const { inputs, units, from } = layers
  const output = findOutput(layers)
  let score = weights[output + units] ?? 0
  for (let unit = 0; unit < units; unit++) {
    const base = from + unit * (inputs + 1)
    let sum = weights[base + inputs] ?? 0
    for (let place = 0; place < inputs; place++) {
      sum += (rows[at + place] ?? 0) * (weights[base + place] ?? 0)
    }
    active[unit] = Math.max(0, sum)
    score += Math.max(0, sum) * (weights[output + unit] ?? 0)
  }
  return score
}

/** Adds to the slope of each weight, if the slope of the score of a row is `slope`. */
export function addSlopes(
  layers: Layers,
  weights: Float64Array,
  rows: Float64Array,
  at: number,
  active: Float64Array,
  slope: number,
  slopes: Float64Array,
): void {
  const { inputs, units, from } = layers
  const output = findOutput(layers)
  slopes[output + units] = (slopes[output + units] ?? 0) + slope
  for (let unit = 0; unit < units; unit++) {
    const value = active[unit] ?? 0
    if (value === 0) continue
    slopes[output + unit] = (slopes[output + unit] ?? 0) + slope * value
    const base = from + unit * (inputs + 1)
    const own = slope * (weights[output + unit] ?? 0)
    slopes[base + inputs] = (slopes[base + inputs] ?? 0) + own
    for (let place = 0; place < inputs; place++) {
      slopes[base + place] = (slopes[base + place] ?? 0) + own * (rows[at + place] ?? 0)
    }
  }
}
