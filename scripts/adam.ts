// The optimizer Adam (Kingma and Ba, 2015), for tables of which each step changes only some rows.

export interface Adam {
  /** The slope of one row, to add to. */
  slopeOf(row: number): Float64Array
  /** Moves the rows whose slope was asked for, and forgets their slopes. */
  step(size: number): void
}

const MOMENTUM = 0.9
const SCALING = 0.999
const LEAST_SIZE = 1e-8

/** The rows of `values` have `width` numbers. */
export function createAdam(values: Float32Array | Float64Array, width: number): Adam {
  const means = values.slice().fill(0)
  const squares = values.slice().fill(0)
  const slopes = new Map<number, Float64Array>()
  let steps = 0
  return {
    slopeOf(row) {
      let slope = slopes.get(row)
      if (slope === undefined) slopes.set(row, (slope = new Float64Array(width)))
      return slope
    },
    step(size) {
      steps += 1
      const meanShare = 1 - MOMENTUM ** steps
      const squareShare = 1 - SCALING ** steps
      for (const [row, slope] of slopes) {
        const from = row * width
        for (let place = 0; place < width; place++) {
          const at = from + place
          const down = slope[place] ?? 0
          const mean = MOMENTUM * (means[at] ?? 0) + (1 - MOMENTUM) * down
          const square = SCALING * (squares[at] ?? 0) + (1 - SCALING) * down * down
          means[at] = mean
          squares[at] = square
          values[at] =
            (values[at] ?? 0) -
            (size * (mean / meanShare)) / (Math.sqrt(square / squareShare) + LEAST_SIZE)
        }
      }
      slopes.clear()
    },
  }
}
