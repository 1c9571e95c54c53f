// Fits the network that judges whether a site answers a question, in two steps.
//   npm run confidence -- read FOLDER OUT --sites SITE,SITE [--questions FOLDER]
//   npm run confidence -- fit OUT [OUT …] [--hold SITE,SITE] [--write]
//
// The first asks each site its questions, and writes the evidence to OUT/SITE.jsonl. It also asks groups of
// about five of these sites together, each group as one site, and writes that to OUT/several-SITE.jsonl with
// the group's first site. FOLDER has the Markdown of a documentation in a folder for each site, as for
// `npm run vectors`. The word vectors are learned from the same questions, so these would look too easy.
// Therefore read the sites in thirds, each with vectors that have not seen its questions:
//   npm run vectors -- FOLDER --hold a,b,c --write
//   npm run confidence -- read FOLDER OUT --sites a,b,c
// After the last third, train the vectors on all questions again: npm run vectors -- FOLDER --write
// FOLDER may also be evals/businesses. evals/training/README.md has all steps in their order.
//
// The second fits the network on all questions in OUT. A folder that is named twice counts twice. It says how good it is on sites that it was not
// fitted on: those after --hold, or each third of the sites once. With --write it replaces
// packages/answers/src/refusal/networkWeights.ts.

import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, runCommand } from './command.ts'
import { crossValidate, fitWithout } from './confidence/crossValidate.ts'
import { explainHold } from './confidence/explainHold.ts'
import { fitNetwork, type FittedNetwork } from './confidence/fitNetwork.ts'
import { dealSites } from './confidence/joinSites.ts'
import { readJudgedQuestions, writeJudgedQuestions } from './confidence/judgedQuestion.ts'
import { formatRefusals, measureRefusals } from './confidence/measureRefusals.ts'
import { putNetwork, toNetwork } from './confidence/putNetwork.ts'
import {
  readBusinessStocks,
  readGroup,
  readSite,
  readStocks,
  type ReadSite,
} from './confidence/readSite.ts'
import { isBusiness } from './wordVectors/business.ts'

const PAGE = join(ROOT, 'packages/answers/src/refusal/networkWeights.ts')
const USAGE = `Pass a step:
  npm run confidence -- read FOLDER OUT --sites SITE,SITE [--questions FOLDER]
  npm run confidence -- fit OUT [OUT …] [--hold SITE,SITE] [--write]`

await run()

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      questions: { type: 'string', default: join(ROOT, 'evals/training') },
      sites: { type: 'string', default: '' },
      hold: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  })
  const [step, first, second] = positionals
  const folders = positionals.slice(1)
  const sites = values.sites.split(',').filter(Boolean)
  if (step === 'read' && first && second && sites.length > 0) {
    await readSites(first, second, sites, values.questions)
  } else if (step === 'fit' && first) {
    await fit(folders, values.hold.split(',').filter(Boolean), values.write)
  } else {
    throw new Error(USAGE)
  }
}

async function readSites(
  folder: string,
  out: string,
  sites: readonly string[],
  questions: string,
): Promise<void> {
  const missing = sites.filter((site) => !existsSync(join(folder, site)))
  if (missing.length > 0) throw new Error(`${folder} has no folder for ${missing.join(', ')}.`)
  const allSites = readdirSync(questions)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
  await mkdir(out, { recursive: true })
  const businesses = sites.filter((site) => isBusiness(join(folder, site)))
  const documentations = sites.filter((site) => !businesses.includes(site))
  const stocks = readStocks(questions, documentations, allSites)
  const shops = await readBusinessStocks(folder, businesses, questions, allSites)
  for (const stock of [...stocks, ...shops]) {
    await writeSite(out, stock.site, await readSite(join(folder, stock.site), stock))
  }
  for (const group of dealSites(stocks)) {
    // Not a number: the next third of the sites would overwrite the groups of this one.
    const name = `several-${group[0]?.site}`
    await writeSite(out, name, await readGroup(folder, name, group))
  }
}

async function writeSite(out: string, site: string, read: ReadSite): Promise<void> {
  const { judged, asked, lost } = read
  await writeFile(join(out, `${site}.jsonl`), writeJudgedQuestions(judged))
  console.log(
    `${site}: ${asked} questions, ${judged.length} with evidence, ${lost} about sections that the pages do not have`,
  )
}

async function fit(
  folders: readonly string[],
  hold: readonly string[],
  isWritten: boolean,
): Promise<void> {
  const questions = folders.flatMap(readJudgedQuestions)
  if (hold.length > 0) {
    const problem = explainHold(hold, questions, folders.join(', '))
    if (problem !== undefined) throw new Error(problem)
    const { network, scored } = fitWithout(hold, questions)
    console.log(formatRefusals(`without ${hold.join(', ')}`, measureRefusals(scored)))
    if (isWritten) await writeNetwork(network)
    return
  }
  const held = crossValidate(questions)
  for (const { sites, scored } of held) {
    console.log(formatRefusals(`without ${sites.length} sites`, measureRefusals(scored)))
  }
  if (held.length === 0) {
    console.log(
      'The fit cannot be checked: it takes at least two sites, one of them with questions of both kinds.',
    )
  } else {
    const all = held.flatMap(({ scored }) => scored)
    console.log(formatRefusals('all of them', measureRefusals(all)))
  }
  if (isWritten) await writeNetwork(fitNetwork(questions))
}

async function writeNetwork(network: FittedNetwork): Promise<void> {
  await writeFile(PAGE, putNetwork(await readFile(PAGE, 'utf8'), toNetwork(network)))
  const { code, output } = await runCommand('oxfmt', [PAGE])
  if (code !== 0) throw new Error(`Cannot format ${PAGE}: ${output}`)
}
