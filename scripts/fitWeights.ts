// Fits the weights that choose the section and the sentence of an answer, and says how good they are
// on sites that they were not fitted on.
//   npm run fit -- read OUT NAME CONTENT QUESTIONS [--most N]
//   npm run fit -- fit OUT [OUT …] [--pull N] [--rounds N] [--folds N] [--write]
//
// The first writes the examples of one site to OUT/NAME.fit. QUESTIONS is a file of docent eval, or one of
// evals/training, which says only the sections. --most takes that many of its questions, at equal distances.
// The word vectors were learned from the questions of evals/training and evals/businesses. So read these
// with vectors that have not seen the site: see evals/training/README.md.
//
// The second fits the weights on all examples in OUT; a folder that is named twice counts twice. Each fold of the sites is left out once; --folds 0 leaves none. With --write it
// replaces the weights in packages/answers/src/choosing/weights.ts and the hidden units in choiceNetwork.ts. The examples of a site whose name begins
// with "test-" are only measured, and never fitted on.

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadContent } from '@docent/content'
import { createEvalSite, readQuestions } from '@docent/evaluation'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { CHOICE_NETWORK } from '../packages/answers/src/choosing/choiceNetwork.ts'
import { SECTION_WEIGHTS, UNIT_WEIGHTS } from '../packages/answers/src/choosing/weights.ts'
import { ROOT, runCommand } from './command.ts'
import { sampleEvenly } from './confidence/chooseQuestions.ts'
import { readExamples, readTrainingExamples, SIGN_NAMES, type Example } from './fitting/examples.ts'
import { readExampleFiles, writeExamples } from './fitting/exampleFiles.ts'
import { fitChoice } from './fitting/fit.ts'
import { crossValidate, measureChoice, type Choice } from './fitting/measureChoice.ts'
import { putChoiceNetwork } from './fitting/putChoiceNetwork.ts'
import { putWeights } from './fitting/putWeights.ts'
import { isBusiness } from './wordVectors/business.ts'
import { readDocumentation, readQuestionLines, UNANSWERED } from './wordVectors/texts.ts'

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
const NETWORK_PAGE = join(ROOT, 'packages/answers/src/choosing/choiceNetwork.ts')
const USAGE = `Pass a step:
  npm run fit -- read OUT NAME CONTENT QUESTIONS [--most N]
  npm run fit -- fit OUT [OUT …] [--pull N] [--rounds N] [--folds N] [--write]`

await run()

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      most: { type: 'string', default: '100000' },
      pull: { type: 'string', default: '0.0003' },
      rounds: { type: 'string', default: '10' },
      folds: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
    },
  })
  const [step, out, name, content, questions] = positionals
  if (step === 'read' && out && name && content && questions) {
    await read(out, name, content, questions, Number(values.most))
  } else if (step === 'fit' && out) {
    await fit(
      positionals.slice(1),
      Number(values.pull),
      Number(values.rounds),
      Number(values.folds),
      values.write,
    )
  } else {
    throw new Error(USAGE)
  }
}

async function fit(
  folders: readonly string[],
  pull: number,
  rounds: number,
  folds: number,
  isWritten: boolean,
): Promise<void> {
  const all = folders.flatMap(readExampleFiles)
  const examples = all.filter(({ group }) => !group.startsWith('test-'))
  const shipped = [...Object.values(UNIT_WEIGHTS), ...Object.values(SECTION_WEIGHTS)]
  const kept = new Set(SET_BY_HAND.map((name) => SIGN_NAMES.indexOf(name)))
  const options = { pull, rounds, prior: shipped, kept }
  console.log(
    format('shipped', measureChoice(examples, { weights: shipped, network: CHOICE_NETWORK })),
  )
  if (folds > 1) console.log(format('left out', crossValidate(examples, folds, options)))
  const fitted = fitChoice(examples, options)
  console.log(format('fitted on all of them', measureChoice(examples, fitted)))
  for (const [group, own] of Map.groupBy(all, (example) => example.group)) {
    if (group.startsWith('test-')) console.log(format(group, measureChoice(own, fitted)))
  }
  const named = new Map(SIGN_NAMES.map((name, column) => [name, fitted.weights[column] ?? 0]))
  if (isWritten) {
    await writeFile(PAGE, putWeights(await readFile(PAGE, 'utf8'), named))
    await writeFile(
      NETWORK_PAGE,
      putChoiceNetwork(await readFile(NETWORK_PAGE, 'utf8'), fitted.network),
    )
    await runCommand('oxfmt', [PAGE, NETWORK_PAGE])
  } else {
    for (const [name, weight] of named) console.log(`${name}: ${weight.toFixed(2)}`)
  }
}

async function read(
  out: string,
  name: string,
  folder: string,
  file: string,
  most: number,
): Promise<void> {
  const isOwn = file.endsWith('.jsonl')
  const content =
    isOwn && !isBusiness(folder)
      ? await loadContent(folder, { lenient: true })
      : await readDocumentation(folder)
  const temporary = await mkdtemp(join(tmpdir(), 'docent-fit-'))
  try {
    const index = join(temporary, 'knowledge.db')
    buildKnowledge(content, index)
    const knowledge = openKnowledge(index)
    const text = await readFile(file, 'utf8')
    const examples: readonly Example[] = isOwn
      ? readExamples(
          sampleEvenly(
            readQuestions(text).filter(
              ({ kind, facts }) => kind !== 'unanswerable' && facts.length > 0,
            ),
            most,
          ),
          knowledge,
          createEvalSite(content.documents, () => ''),
          () => name,
        )
      : readTrainingExamples(
          sampleEvenly(
            readQuestionLines(text).filter(({ section }) => section !== UNANSWERED),
            most,
          ),
          knowledge,
          name,
        )
    knowledge.close()
    await mkdir(out, { recursive: true })
    writeExamples(out, name, examples)
    console.log(`${name}: ${examples.length} questions whose section was found`)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function format(name: string, { questions, first, inThree }: Choice): string {
  return `${name.padEnd(32)} ${questions} questions, right section first ${first.toFixed(3)}, in three ${inThree.toFixed(3)}`
}
