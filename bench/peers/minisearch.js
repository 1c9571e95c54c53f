import MiniSearch from 'minisearch'

const OPTIONS = { boost: { title: 2, heading: 2 } }

/** An engine over sections, and a second way to ask it. */
export async function createEngine(sections, functionWords) {
  const left = new Set(functionWords)
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    processTerm(term) {
      const lower = term.toLowerCase()
      return left.has(lower) ? null : lower
    },
  })
  index.addAll(sections)
  return {
    exact: (question) => index.search(question, OPTIONS),
    tolerant: (question) => index.search(question, { ...OPTIONS, prefix: true, fuzzy: 0.2 }),
  }
}
