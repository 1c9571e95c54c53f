// Trains the vectors of words that compare questions with sections, and says how good they are on sites whose
// questions they were not trained on.
//   npm run vectors -- FOLDER [--start FILE] [--questions FOLDER] [--businesses FOLDER] [--hold SITE,SITE]
//     [--dimensions N] [--write]
// FOLDER has the Markdown of a documentation in a folder for each site; evals/training says which, and where FILE
// comes from.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packWordVectors } from '../packages/retrieval/src/wordVectors/table.ts'
import { ROOT } from './command.ts'
import { measureSite } from './wordVectors/measure.ts'
import { createModel, type Model } from './wordVectors/model.ts'
import { createRandom } from '../bench/search/random.ts'
import { listBusinesses } from './wordVectors/business.ts'
import { addTerms, readStart, setStart, type Start } from './wordVectors/start.ts'
import { readBusinessTraining, readSections, readTrainingQuestions } from './wordVectors/texts.ts'
import { trainModel } from './wordVectors/training.ts'
import { readVocabulary } from './wordVectors/vocabulary.ts'

const FILE = join(ROOT, 'packages/retrieval/src/wordVectors/wordVectors.bin')
const SCHEDULE = { readings: 4, rounds: 4, batch: 192 }
const SEED = 1

await run()

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      questions: { type: 'string', default: join(ROOT, 'evals/training') },
      businesses: { type: 'string', default: join(ROOT, 'evals/businesses') },
      start: { type: 'string', default: '' },
      hold: { type: 'string', default: '' },
      dimensions: { type: 'string', default: '96' },
      write: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (folder === undefined) {
    throw new Error('Pass a folder of documentations: npm run vectors -- FOLDER')
  }
  const businesses = listBusinesses(values.businesses)
  const documentations = await readSections(folder)
  const sections = [
    ...documentations,
    ...(businesses.length > 0 ? await readSections(values.businesses) : []),
  ]
  const sites = new Set(sections.map(({ site }) => site))
  const all = [
    ...readTrainingQuestions(values.questions, sites),
    ...(await readBusinessTraining(values.businesses, businesses)),
  ]
  const held = new Set(values.hold.split(',').filter(Boolean))
  // Each question about a business is used twice, because there are three times as many about documentations.
  const questions = all
    .filter(({ site }) => !held.has(site))
    .flatMap((one) => (businesses.includes(one.site) ? [one, one] : [one]))
  const dimensions = Number(values.dimensions)
  const start: Start = values.start ? readStart(values.start, dimensions) : new Map()
  const vocabulary = addTerms(readVocabulary(sections, questions), start)
  const numbers = new Map(vocabulary.terms.map((term, number) => [term, number]))
  console.log(
    `${sites.size} sites, ${sections.length} sections, ${questions.length} questions, ${numbers.size} words`,
  )
  const random = createRandom(SEED).next
  const model = createModel(vocabulary.rarities, dimensions, random)
  setStart(model, vocabulary.terms, start)
  trainModel(model, numbers, sections, questions, SCHEDULE, random, console.log)
  for (const site of held) {
    const own = sections.filter((section) => section.site === site)
    const asked = all.filter((question) => question.site === site)
    const { first, inTen, questions: count } = measureSite(model, numbers, own, asked)
    console.log(
      `${site}: ${count} questions, first ${first.toFixed(3)}, in ten ${inTen.toFixed(3)}`,
    )
  }
  if (values.write) await writeFile(FILE, pack(model, vocabulary.terms))
}

/** The lengths of the vectors become part of the weights: the file has only directions. */
function pack({ dimensions, vectors, weights }: Model, terms: readonly string[]): Uint8Array {
  const lengths = terms.map((_, row) =>
    Math.hypot(...vectors.subarray(row * dimensions, (row + 1) * dimensions)),
  )
  const toWeights = (logs: Float32Array): number[] =>
    lengths.map((length, row) => length * Math.exp(logs[row] ?? 0))
  return packWordVectors({
    dimensions,
    terms,
    directions: vectors,
    inQuestions: toWeights(weights.question),
    onPages: toWeights(weights.page),
  })
}
