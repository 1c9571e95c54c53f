// Fits the weights that choose the section and the sentence of an answer, and says how good they are
// on questions that they were not fitted on. The format of the questions is that of docent eval.
//   npm run fit -- CONTENT QUESTIONS.jsonl [MORE.jsonl …] [--pull N] [--rounds N] [--write]
// Questions about one folder of CONTENT form a group, and each group is left out once.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadContent } from '@docent/content'
import { createEvalSite, readQuestions } from '@docent/evaluation'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { SECTION_WEIGHTS, UNIT_WEIGHTS } from '../packages/answers/src/choosing/weights.ts'
import { ROOT } from './command.ts'
import { readExamples, SIGN_NAMES, type Example } from './fitting/examples.ts'
import { fitWeights } from './fitting/fit.ts'
import { crossValidate, measureChoice, type Choice } from './fitting/measureChoice.ts'
import { putWeights } from './fitting/putWeights.ts'

/** Weights that `weights.ts` sets by hand, because few questions of a fit need them. */
const SET_BY_HAND = [
  'unit.named',
  'unit.solvesAsked',
  'unit.typed',
  'unit.output',
  'section.headingNamed',
  'section.headingWhole',
  'section.linksOn',
  'section.unnumbered',
]

const PAGE = join(ROOT, 'packages/answers/src/choosing/weights.ts')

await run()

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pull: { type: 'string', default: '0.03' },
      rounds: { type: 'string', default: '150' },
      write: { type: 'boolean', default: false },
    },
  })
  const [content, ...files] = positionals
  if (content === undefined || files.length === 0) {
    throw new Error('Pass a content folder and questions: npm run fit -- CONTENT QUESTIONS.jsonl')
  }
  const examples = await readAll(content, files)
  const shipped = [...Object.values(UNIT_WEIGHTS), ...Object.values(SECTION_WEIGHTS)]
  const kept = new Set(SET_BY_HAND.map((name) => SIGN_NAMES.indexOf(name)))
  const options = { pull: Number(values.pull), rounds: Number(values.rounds), prior: shipped, kept }
  console.log(format('shipped weights', measureChoice(examples, shipped)))
  for (const [group, choice] of crossValidate(examples, options)) {
    console.log(format(`fitted without ${group}`, choice))
  }
  const weights = fitWeights(examples, options)
  console.log(format('fitted on all of them', measureChoice(examples, weights)))
  const named = new Map(SIGN_NAMES.map((name, column) => [name, weights[column] ?? 0]))
  if (values.write) await writeFile(PAGE, putWeights(await readFile(PAGE, 'utf8'), named))
  else for (const [name, weight] of named) console.log(`${name}: ${weight.toFixed(2)}`)
}

async function readAll(folder: string, files: readonly string[]): Promise<Example[]> {
  const content = await loadContent(folder, { lenient: true })
  const site = createEvalSite(content.documents, () => '')
  const temporary = await mkdtemp(join(tmpdir(), 'docent-fit-'))
  try {
    const index = join(temporary, 'knowledge.db')
    buildKnowledge(content, index)
    const knowledge = openKnowledge(index)
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const questions = texts
      .flatMap((text) => readQuestions(text))
      .filter(({ kind, facts }) => kind !== 'unanswerable' && facts.length > 0)
    const groupOf = ({ expected }: (typeof questions)[number]) =>
      expected[0]?.file.split('/', 1)[0] ?? ''
    const examples = readExamples(questions, knowledge, site, groupOf)
    knowledge.close()
    return examples
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function format(name: string, { questions, first, inThree }: Choice): string {
  return `${name.padEnd(32)} ${questions} questions, right section first ${first.toFixed(3)}, in three ${inThree.toFixed(3)}`
}
