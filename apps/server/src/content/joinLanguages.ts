import type { Knowledge } from '@docent/retrieval'
import type { LanguageKnowledge } from './languageFiles.ts'

/**
 * The pages of all languages, for readers that have none: language models at `/mcp`, and the list of
 * pages. The hits of a search come in turn from each language, because their scores cannot be compared.
 */
export function joinLanguages([{ knowledge: root }, ...others]: readonly [
  LanguageKnowledge,
  ...LanguageKnowledge[],
]): Knowledge {
  if (others.length === 0) return root
  const all = [root, ...others.map(({ knowledge }) => knowledge)]
  const first = <Result>(find: (one: Knowledge) => Result | undefined): Result | undefined => {
    for (const one of all) {
      const found = find(one)
      if (found !== undefined) return found
    }
    return undefined
  }
  return {
    ...root,
    search: (question, options) =>
      takeInTurn(all.map((one) => one.search(question, options))).slice(0, options?.limit),
    notes: (question, limit, context) =>
      takeInTurn(all.map((one) => one.notes(question, limit, context))).slice(0, limit),
    passage: (id) => first((one) => one.passage(id)),
    opening: (route) => first((one) => one.opening(route)),
    page: (route) => first((one) => nonEmpty(one.page(route))) ?? [],
    pages: () => all.flatMap((one) => one.pages()),
    close: () => all.forEach((one) => one.close()),
  }
}

function nonEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items
}

function takeInTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
}
