import { readTerms } from './analyze.ts'
import type { Page } from './passages.ts'
import type { PageInfo, Passage } from './types.ts'

/** A page as the index holds it: words made terms, by part. */
export interface PageTerms {
  /** For each passage its parts in the order of its skeleton. */
  readonly passages: readonly (readonly (readonly string[])[])[]
  /** What only the whole page says: its title, route, summary, questions and tags. */
  readonly own: readonly string[]
}

export function readPageTerms({ info, passages }: Page): PageTerms {
  const title = readTerms(info.title)
  const slug = readTerms(info.route.replaceAll('/', ' '))
  const hidden = readHidden(info, passages)
  return {
    passages: passages.map((passage, index) => [
      title,
      slug,
      readTerms(passage.path.slice(0, -1).join('\n')),
      readTerms(passage.heading),
      ...passage.units.map(({ text }) => readTerms(text)),
      // What finds a page finds it at its beginning.
      ...(index === 0 ? hidden : []),
    ]),
    own: [...title, ...slug],
  }
}

/** Words to find the page by that stand nowhere in its text. */
function readHidden({ questions, tags }: PageInfo, passages: readonly Passage[]): string[][] {
  const said = new Set(passages.map(({ heading }) => heading))
  return [...questions.filter((question) => !said.has(question)), ...tags].map(readTerms)
}
