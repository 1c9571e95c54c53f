/** Pages that are compared to learn how the titles of a site end. */
const LEAST_TITLES = 4

/**
 * The ending that most titles of a site share, such as ` Manual Page`, which says nothing about a page.
 * Empty if there is none.
 */
export function learnTitleEnding(titles: readonly string[]): string {
  if (titles.length < LEAST_TITLES) return ''
  const counts = new Map<string, number>()
  for (const title of titles) {
    const words = title.split(' ')
    for (let from = 1; from < words.length; from++) {
      const ending = ` ${words.slice(from).join(' ')}`
      counts.set(ending, (counts.get(ending) ?? 0) + 1)
    }
  }
  const common = [...counts].filter(([, count]) => count > titles.length / 2)
  return common.toSorted((a, b) => b[0].length - a[0].length)[0]?.[0] ?? ''
}

export function dropTitleEnding(title: string, ending: string): string {
  return ending !== '' && title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
