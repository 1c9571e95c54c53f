// The exports of the package `docent` for a site: the types of its configuration.

import type { DocentConfig } from '@docent/content'

export type { DocentConfig } from '@docent/content'

/** Returns the configuration unchanged, so that editors know its keys, in plain JavaScript too. */
export function defineConfig(config: DocentConfig): DocentConfig {
  return config
}
