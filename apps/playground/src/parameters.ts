/**
 * A frame's parameters after the `#` of its address. Empty means the state's or the system's value.
 * Empty is as the state, or the system, has it.
 */
export interface FrameParameters {
  readonly state: string
  readonly theme: string
  readonly lang: string
  readonly dir: string
}

export function readParameters(hash: string): FrameParameters {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => values.get(name) ?? ''
  return { state: read('state'), theme: read('theme'), lang: read('lang'), dir: read('dir') }
}

/** The address of a frame, from the playground's own. */
export function writeFrameAddress(parameters: Partial<FrameParameters>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '')
  return `frame.html#${new URLSearchParams(given).toString()}`
}
