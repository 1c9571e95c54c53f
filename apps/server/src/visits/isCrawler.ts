/** Words in the names of crawlers that no browser has in its name. */
const PROGRAMS =
  /bot\b|bot[/_-]|crawl|spider|slurp|scan|fetch|preview|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|ruby|perl|php|https?:\/\//i

/** Whether a request identifies itself as a crawler. Programs may lie, and some do. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || !userAgent.startsWith('Mozilla/') || PROGRAMS.test(userAgent)
}
