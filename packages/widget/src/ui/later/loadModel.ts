/** Loads what the panel shows of a model at work; most answers of most sites need none of it. */
export const loadModel = (): Promise<typeof import('../model/index.ts')> =>
  import('../model/index.ts')
