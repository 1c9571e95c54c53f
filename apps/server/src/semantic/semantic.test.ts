import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createExtractiveEngine } from '@docent/answers'
import type { StreamPart } from '@docent/protocol'
import { loadContent } from '@docent/content'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PLANT_SHOP } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { writeTinyModel } from '../../../../packages/retrieval/src/testing/tinyModel.node.ts'
import { callDocent } from '../testing/callDocent.ts'
import { openSemantic } from './openSemantic.ts'
import { readSemantic } from './state.ts'
import { isBetter } from './trySemantic.ts'
import { withMeaning } from './withMeaning.ts'
import { withVectors } from './withVectors.ts'

let folder: string
let sha256: string

/** Words that no page has, with the words that the pages use instead. */
const LIKE = [
  ['parched', 'thirsty', 'watering'],
  ['bigger', 'container', 'repot', 'repotting', 'pot'],
  ['reimbursed', 'refund', 'returned', 'returns'],
]
const QUESTIONS = Array.from({ length: 10 }, (_, place) => [
  { question: `parched number${place}`, file: 'products/fern.md' },
  { question: `reimbursed number${place}`, file: 'delivery.md' },
]).flat()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-semantic-'))
  for (const [name, text] of Object.entries(PLANT_SHOP)) {
    mkdirSync(dirname(join(folder, 'content', name)), { recursive: true })
    writeFileSync(join(folder, 'content', name), text)
  }
  writeFileSync(join(folder, 'docent.config.ts'), `export default { brand: 'Plants' }`)
  sha256 = writeTinyModel(join(folder, 'model'), LIKE)
  const lines = QUESTIONS.map(({ question, file }, place) =>
    JSON.stringify({
      id: `q${place}`,
      question,
      kind: 'natural',
      expected: [{ file, heading: '' }],
    }),
  )
  writeFileSync(join(folder, 'questions.jsonl'), lines.join('\n'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const semantic = (...args: string[]): ReturnType<typeof callDocent> =>
  callDocent(folder, ['semantic', ...args])
const install = (): ReturnType<typeof callDocent> =>
  semantic('--install', 'model', '--sha256', sha256)
const readState = () => readSemantic(join(folder, 'data'))

describe('docent semantic', () => {
  it('says that nothing is set and writes nothing', async () => {
    expect((await semantic()).said).toContain('No model is set')
    expect(await readState()).toBeUndefined()
  })

  it('refuses a file with another hash', async () => {
    const { code, said } = await semantic('--install', 'model', '--sha256', 'ab'.repeat(32))
    expect(said).toContain('nothing was installed')
    expect(code).toBe(1)
    expect(readdirSync(join(folder, 'data'))).toEqual([])
    expect(await readState()).toBeUndefined()
  })

  it.each([
    [['--install', 'model'], '--install needs --sha256'],
    [['--install', 'nowhere', '--sha256', 'ab'.repeat(32)], 'it does not exist'],
    [['--endpoint', 'localhost'], '--endpoint must be an address such as'],
    [['--endpoint', 'http://localhost:1/v1'], '--endpoint needs --model'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, said } = await semantic(...args)
    expect(said).toContain(sentence)
    expect(code).toBe(1)
  })

  it('turns on a model that finds more, and off again', async () => {
    expect((await install()).said).toContain('is set but off')
    const { said } = await semantic('--try', '--questions', 'questions.jsonl')
    expect(said).toContain('20 questions')
    expect(said).toContain('is on: the next build uses it')
    expect(await readState()).toMatchObject({ isOn: true, trial: { questions: 20 } })
    expect((await semantic('--off')).said).toContain('is off')
    expect(await readState()).toMatchObject({ isOn: false })
  })

  it('keeps a model off that knows no word of the site', async () => {
    sha256 = writeTinyModel(join(folder, 'model'), [['zebra'], ['lion']])
    await install()
    const { said } = await semantic('--try', '--questions', 'questions.jsonl')
    expect(said).toContain('is off: words alone are as good')
    expect(await readState()).toMatchObject({ isOn: false })
  })

  it('needs more than a handful of questions', async () => {
    await install()
    const { code, said } = await semantic('--try')
    expect(said).toContain('The trial has 0 questions and needs at least 20')
    expect(code).toBe(1)
  })

  it('keeps a server off that does not answer', async () => {
    await semantic('--endpoint', 'http://127.0.0.1:9/v1', '--model', 'small')
    const { code, said } = await semantic('--try', '--questions', 'questions.jsonl')
    expect(said).toContain('The model was not tried: http://127.0.0.1:9/v1/embeddings')
    expect(code).toBe(1)
    expect(await readState()).toMatchObject({ isOn: false })
  })
})

// A build in a folder of another user ended with a stack trace.
it('says which file of the data folder cannot be read', async () => {
  const file = join(folder, 'data', 'semantic', 'semantic.json')
  mkdirSync(file, { recursive: true })
  const { code, said } = await callDocent(folder, ['build'])
  expect([code, said]).toEqual([
    1,
    `Docent cannot read ${file}: it is a folder. Name another data folder with DATA_DIR or --data.\n`,
  ])
})

describe('isBetter', () => {
  const found = (reciprocalRank: number, inThree: number) => ({ reciprocalRank, inThree })
  it.each([
    [found(0.5, 0.6), found(0.6, 0.7), true],
    [found(0.5, 0.6), found(0.505, 0.6), false],
    [found(0.5, 0.6), found(0.6, 0.5), false],
    [found(0.5, 0.6), found(0.4, 0.7), false],
  ])('compares %j with %j', (words, both, is) => {
    expect(isBetter({ questions: 20, words, both })).toBe(is)
  })
})

describe('a model that is turned on', () => {
  async function ask(text: string): Promise<{ parts: StreamPart[]; found: string[] }> {
    await install()
    const state = { model: { type: 'static', sha256 }, isOn: true } as const
    const embedder = await openSemantic(state, join(folder, 'data'))
    const content = await loadContent(join(folder, 'content'))
    const file = join(folder, 'knowledge.db')
    buildKnowledge(await withVectors(content, embedder), file)
    const knowledge = openKnowledge(file, { embedder })
    try {
      const engine = withMeaning(createExtractiveEngine({ knowledge, brand: 'Plants' }), knowledge)
      const question = { text, history: [], again: 0, avoid: [] }
      const { signal } = new AbortController()
      const parts = await Array.fromAsync(engine.answer(question, { signal }))
      return { parts, found: knowledge.search(text).map(({ passage }) => passage.url) }
    } finally {
      knowledge.close()
    }
  }

  const sourcesOf = (parts: readonly StreamPart[]): string[] =>
    parts.flatMap((part) => (part.type === 'source' ? [part.value.url] : []))

  it('never answers a question that the words refuse', async () => {
    const { parts, found } = await ask('parched')
    expect(found).toContain('/products/fern#watering')
    expect(sourcesOf(parts)).toEqual([])
  })

  it('answers every question that the words answer', async () => {
    const { parts } = await ask('How often does a fern need water?')
    expect(sourcesOf(parts)[0]).toMatch(/^\/products\/fern/)
  })
})

it('does not open a model that is turned off', async () => {
  const model = { type: 'static', sha256 } as const
  expect(await openSemantic({ model, isOn: false }, folder)).toBeUndefined()
  expect(await openSemantic(undefined, folder)).toBeUndefined()
})

it('says which file of the choice is broken', async () => {
  mkdirSync(join(folder, 'data/semantic'), { recursive: true })
  writeFileSync(join(folder, 'data/semantic/semantic.json'), '{"isOn": 1}')
  await expect(readState()).rejects.toThrow('semantic.json cannot be read: delete it')
})
