import { listCountingTools } from '@docent/content'
import type { Problem } from '@docent/content'
import { findKeyLine } from './configLine.ts'
import type { Reviewed } from './types.ts'

/** Finds analytics tools that the privacy page does not mention. */
export function reviewCounting({ config, configName, configText }: Reviewed): Problem[] {
  const { analytics, privacy } = config
  return listCountingTools(analytics)
    .filter(({ tool }) => !privacy.includes(tool))
    .map(({ tool, origin }) => {
      const name = tool.toLowerCase()
      const { host } = new URL(origin)
      const page =
        privacy === ''
          ? 'There is no page /privacy'
          : `Your text in "privacy" does not name ${tool}`
      return {
        severity: 'warning',
        file: configName,
        line: findKeyLine(configText, `analytics.${name}`),
        field: `analytics.${name}`,
        message: `${page}, but pages send data about visitors to ${host}: write there that you use ${tool}, or remove "privacy".`,
      }
    })
}
