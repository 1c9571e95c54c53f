import { readPageLinks } from '../../packages/sources/src/crawl/pageLinks.ts'

const AT_ONCE = 8

/** The least that a crawler can do: reads each page of a site once, and returns how many there are. */
export async function crawlPlainly(start: string): Promise<number> {
  const seen = new Set([start])
  const waiting = [start]
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const html = await (await fetch(url)).text()
      for (const link of readPageLinks(html, url).links) {
        const found = new URL(link, url)
        found.hash = ''
        if (found.origin !== new URL(start).origin || seen.has(found.href)) continue
        seen.add(found.href)
        waiting.push(found.href)
      }
    }
  }
  // All workers but one stop at once while only the first page is known.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return seen.size
}
