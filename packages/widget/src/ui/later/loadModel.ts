/** Loads the display of a working model; most answers of most sites need none of it. */
export const loadModel = (): Promise<typeof import('../model/index.ts')> =>
  import('../model/index.ts')
