import { create, insertMultiple, search } from '@orama/orama'

const BOOST = { title: 2, heading: 2 }

/** An engine over sections, and a second way to ask it. */
export async function createEngine(sections, functionWords) {
  const index = create({
    schema: { title: 'string', heading: 'string', text: 'string' },
    components: { tokenizer: { stemming: false, stopWords: functionWords } },
  })
  await insertMultiple(index, sections)
  const ask = (term, more = {}) => search(index, { term, boost: BOOST, limit: 10, ...more })
  return {
    exact: (question) => ask(question),
    tolerant: (question) => ask(question, { tolerance: 1 }),
  }
}
