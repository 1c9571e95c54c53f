// The optimizer Adam (Kingma and Ba, 2015) with decoupled decay of the weights (Loshchilov and Hutter, 2019).

const MOMENTUM = 0.9
const SCALING = 0.999
const DECAY = 0.01
const LEAST_SIZE = 1e-8

/** The share of the steps in which the step size grows. */
const WARM_UP = 0.3
const FIRST_SHARE = 1 / 25
const LAST_SHARE = 1e-5

/** Changes `weights` along `slopes`, by a different size at each step. */
export function createAdam(weights: Float64Array): (slopes: Float64Array, size: number) => void {
  const means = new Float64Array(weights.length)
  const squares = new Float64Array(weights.length)
  let steps = 0
  return (slopes, size) => {
    steps += 1
    const meanShare = 1 - MOMENTUM ** steps
    const squareShare = 1 - SCALING ** steps
    for (let place = 0; place < weights.length; place++) {
      const slope = slopes[place] ?? 0
      const mean = MOMENTUM * (means[place] ?? 0) + (1 - MOMENTUM) * slope
      const square = SCALING * (squares[place] ?? 0) + (1 - SCALING) * slope * slope
      means[place] = mean
      squares[place] = square
      const way = mean / meanShare / (Math.sqrt(square / squareShare) + LEAST_SIZE)
      weights[place] = (weights[place] ?? 0) * (1 - size * DECAY) - size * way
    }
  }
}

/** The size of a step, from 0 on: it grows to the top, and then falls nearly to 0 (Smith, 2018). */
export function readStepSize(step: number, steps: number, top: number): number {
  const peak = WARM_UP * (steps - 1)
  return step < peak
    ? top * blend(FIRST_SHARE, 1, step / peak)
    : top * blend(1, LAST_SHARE, (step - peak) / Math.max(1, steps - 1 - peak))
}

/** From one value to another along half a wave. */
function blend(from: number, to: number, share: number): number {
  return to + ((from - to) * (1 + Math.cos(Math.PI * share))) / 2
}
