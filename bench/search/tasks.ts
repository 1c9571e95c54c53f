// The tasks that are measured, each in its own process: `node tasks.ts TASK INPUT` prints the result.
// Input and result are JSON.

import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildKnowledge, openKnowledge, updateKnowledge } from '@docent/retrieval/node'
import { createContentReader, loadContent } from '@docent/content'
import { BenchError, readMedian } from '../measure.ts'
import type { CreatePeer, PeerEngine, Section } from './engines.ts'
import { measureProcessor, measureQuestions } from './figures.ts'
import { readMemory } from './memory.ts'
import type { Site, Tasks } from './runTask.ts'
import { FUNCTION_WORDS } from './words.ts'

const CHANGES = 9

const tasks: Tasks = {
  async index({ folder, file, sections, runs }) {
    const content = await loadContent(folder, { lenient: true })
    if (sections !== undefined) await writeSections(content.documents, sections)
    return measureRuns(runs, () => buildKnowledge(content, file))
  },

  async search({ file, questions }) {
    const knowledge = openKnowledge(file)
    const spread = await measureQuestions(questions, (question) => knowledge.search(question))
    const memory = await readMemory(file)
    knowledge.close()
    return { ...spread, memory }
  },

  async peer({ module, sections, questions, runs, isTolerantToo }) {
    const { createEngine } = (await import(module)) as { createEngine: CreatePeer }
    const times: number[] = []
    const create = async (): Promise<PeerEngine> => {
      const given = await readSections(sections)
      let engine: PeerEngine | undefined
      times.push(
        await measureProcessor(async () => {
          engine = await createEngine(given, FUNCTION_WORDS)
        }),
      )
      if (!engine) throw new BenchError(`${module} makes no engine.`)
      return engine
    }
    const engine = await create()
    // Measured before other runs leave memory behind that does not belong to the index.
    const memory = await readMemory()
    const exact = await measureQuestions(questions, engine.exact)
    const tolerant = isTolerantToo ? await measureQuestions(questions, engine.tolerant) : undefined
    while (times.length < runs) await create()
    const index = readCounted(times)
    return { index, memory, exact, ...(tolerant && { tolerant }) }
  },

  async change({ folder, file }) {
    const read = createContentReader(folder, { lenient: true })
    const { documents } = await read()
    const times: number[] = []
    for (let index = 0; index < CHANGES; index++) {
      const page = documents[(index * 97) % documents.length]
      const word = `unheardof${String.fromCharCode(97 + index)}`
      await appendFile(join(folder, page?.file ?? ''), `\n\nIt is ${word} now.\n`)
      times.push(
        await measureProcessor(async () => {
          updateKnowledge(await read(), file)
          const knowledge = openKnowledge(file)
          const [best] = knowledge.search(`What is ${word}?`)
          knowledge.close()
          if (best?.passage.route === page?.route) return
          throw new BenchError(`The change of ${page?.file} is not found.`)
        }),
      )
    }
    return readMedian(times)
  },
}

async function measureRuns(runs: number, run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < runs; index++) times.push(await measureProcessor(run))
  return readCounted(times)
}

/** The median without the first run, which warms up; of a single run, that. */
function readCounted(times: readonly number[]): number {
  return readMedian(times.length === 1 ? times : times.slice(1))
}

async function writeSections(documents: Site['documents'], file: string): Promise<void> {
  const lines = documents.flatMap(({ route, title, sections }) =>
    sections
      .filter(({ text }) => text !== '')
      .map(({ anchor, path, text }) => {
        return JSON.stringify({ id: `${route}#${anchor}`, title, heading: path.join(' '), text })
      }),
  )
  await writeFile(file, lines.join('\n'))
}

async function readSections(file: string): Promise<Section[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.map((line) => JSON.parse(line) as Section)
}

const [name = '', input = ''] = process.argv.slice(2)
const task = tasks[name as keyof Tasks] as (input: unknown) => Promise<unknown>
console.log(JSON.stringify(await task(JSON.parse(input))))
