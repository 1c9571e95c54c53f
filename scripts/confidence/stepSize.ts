/** The share of the steps in which the step size grows. */
const WARM_UP = 0.3
const FIRST_SHARE = 1 / 25
const LAST_SHARE = 1e-5

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
