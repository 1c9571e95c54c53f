/** Words in the names of programs that read pages, none of which is in the name of a browser. */
const PROGRAMS =
  /bot\b|bot[/_-]|crawl|spider|slurp|scan|fetch|preview|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|ruby|perl|php|https?:\/\//i

/** Whether a request says of itself that no person reads the page. Programs may lie, and some do. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || !userAgent.startsWith('Mozilla/') || PROGRAMS.test(userAgent)
}
