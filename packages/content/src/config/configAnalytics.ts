import { siteAddress } from './configAddresses.ts'
import { groupOf, optional, textLike } from './configReaders.ts'
import type { Reader } from './configReaders.ts'
import type { AnalyticsConfig } from './configTypes.ts'

const PLAUSIBLE = 'https://plausible.io'

const domain: Reader<string> = textLike(
  'the name of the site at Plausible, such as "acme.example"',
  (value) => /^[^\s"'<>/:]+$/.test(value),
)

const identifier: Reader<string> = textLike(
  'the number or code that the tool gives your site, such as "1"',
  (value) => /^[\w-]{1,64}$/.test(value),
)

const plausible = groupOf<NonNullable<AnalyticsConfig['plausible']>>({
  domain,
  url: optional(siteAddress, PLAUSIBLE),
})
const matomo = groupOf<NonNullable<AnalyticsConfig['matomo']>>({
  url: siteAddress,
  siteId: identifier,
})
const umami = groupOf<NonNullable<AnalyticsConfig['umami']>>({
  url: siteAddress,
  websiteId: identifier,
})

/** Other people's tools that count visits. Without this key, no page loads or calls anything. */
export const analytics: Reader<AnalyticsConfig> = groupOf<AnalyticsConfig>({
  plausible: optional(plausible, undefined),
  matomo: optional(matomo, undefined),
  umami: optional(umami, undefined),
})

/** A tool that counts visits, and the host that its script comes from and that it calls. */
export interface CountingTool {
  readonly tool: 'Plausible' | 'Matomo' | 'Umami'
  readonly origin: string
}

/** The tools that a configuration turns on. */
export function listCountingTools({ plausible, matomo, umami }: AnalyticsConfig): CountingTool[] {
  return [...toTool('Plausible', plausible), ...toTool('Matomo', matomo), ...toTool('Umami', umami)]
}

function toTool(
  tool: CountingTool['tool'],
  settings: { readonly url: string } | undefined,
): CountingTool[] {
  return settings === undefined ? [] : [{ tool, origin: new URL(settings.url).origin }]
}
