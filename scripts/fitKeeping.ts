// Fits the network that says which units of a section belong to an answer, in two steps.
//   npm run keeping -- read OUT FOLDER --sites SITE,SITE
//   npm run keeping -- fit OUT [--folds N] [--write]
//
// The first writes the examples of evals/excerpts about some sites to OUT/SITE.keep. FOLDER has a folder for each of
// these sites, as for `npm run vectors`, or is evals/businesses. Read the sites in thirds, each with word vectors that
// have not seen its questions: evals/training/README.md says how.
//
// The second fits the network on all examples in OUT, and says how good it is on sites that it was not fitted on. With
// --write it replaces packages/answers/src/compose/keeping/keepNetwork.ts.

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { ROOT, runCommand } from './command.ts'
import { readKeepExamples, readKeepFiles, writeKeepExamples } from './keeping/examples.ts'
import { fitKeeping } from './keeping/fitKeeping.ts'
import { crossValidate, measureKeeping, type KeepMeasure } from './keeping/measureKeeping.ts'
import { putKeepNetwork } from './keeping/putKeepNetwork.ts'
import { readExcerpts } from './keeping/readExcerpts.ts'
import { readDocumentation } from './wordVectors/texts.ts'

const PAGE = join(ROOT, 'packages/answers/src/compose/keeping/keepNetwork.ts')
const USAGE = `Pass a step:
  npm run keeping -- read OUT FOLDER --sites SITE,SITE
  npm run keeping -- fit OUT [--folds N] [--write]`

await run()

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sites: { type: 'string', default: '' },
      folds: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
    },
  })
  const [step, out, folder] = positionals
  const sites = values.sites.split(',').filter(Boolean)
  if (step === 'read' && out && folder && sites.length > 0) {
    await mkdir(out, { recursive: true })
    for (const site of sites) await readSite(out, folder, site)
  } else if (step === 'fit' && out && Number.isInteger(Number(values.folds))) {
    await fit(out, Number(values.folds), values.write)
  } else {
    throw new Error(USAGE)
  }
}

async function readSite(out: string, folder: string, site: string): Promise<void> {
  const marked = readExcerpts(await readFile(join(ROOT, 'evals/excerpts', `${site}.txt`), 'utf8'))
  const content = await readDocumentation(join(folder, site))
  const temporary = await mkdtemp(join(tmpdir(), 'docent-keeping-'))
  try {
    const index = join(temporary, 'knowledge.db')
    buildKnowledge(content, index)
    const knowledge = openKnowledge(index)
    const examples = readKeepExamples(marked, knowledge, site)
    knowledge.close()
    writeKeepExamples(out, site, examples)
    console.log(`${site}: ${marked.length} questions, ${examples.length} whose section was found`)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function fit(out: string, folds: number, isWritten: boolean): Promise<void> {
  const examples = readKeepFiles(out)
  if (folds > 1) console.log(format('left out', crossValidate(examples, folds)))
  const network = fitKeeping(examples)
  console.log(format('fitted on all of them', measureKeeping(examples, network)))
  if (!isWritten) return
  await writeFile(PAGE, putKeepNetwork(await readFile(PAGE, 'utf8'), network))
  const { code, output } = await runCommand('oxfmt', [PAGE])
  if (code !== 0) throw new Error(`Cannot format ${PAGE}: ${output}`)
}

function format(name: string, { questions, first, whole }: KeepMeasure): string {
  return `${name.padEnd(24)} ${questions} questions, a needed unit first ${first.toFixed(3)}, all needed units ${whole.toFixed(3)}`
}
