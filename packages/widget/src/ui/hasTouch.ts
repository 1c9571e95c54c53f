/** Whether a finger is the visitor's first way to point. */
export function hasTouch(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false
}
