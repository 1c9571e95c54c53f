import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type {
  ProviderCall,
  ScriptedProvider,
} from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedReply } from '../../../../packages/models/src/testing/provider/script.ts'
import { callDocent } from '../testing/callDocent.ts'
import { createStudyFolder, FERN, readNoteLines } from '../testing/studyFolder.ts'

let folder: string
let provider: ScriptedProvider
let written: unknown
let checked: unknown

const PALM = '---\ntitle: Palm\n---\n## Height\n\nThe palm grows to a height of three metres.\n'

const HEIGHT = ['How high does the palm grow?', 'height of the palm']
const FROST = ['Does the fern stand frost?', 'fern outside in winter when it freezes']

beforeEach(async () => {
  folder = createStudyFolder(PALM)
  written = { missing: [HEIGHT, FROST] }
  checked = { answered: [1] }
  provider = await startProvider({ script: reply })
})

afterEach(async () => {
  await provider.close()
  rmSync(folder, { recursive: true })
})

function reply({ body }: ProviderCall): ScriptedReply {
  const value = JSON.stringify(body).includes('Tell which questions') ? checked : written
  return { pieces: [typeof value === 'string' ? value : JSON.stringify(value)] }
}

function study(...args: string[]): ReturnType<typeof callDocent> {
  const env = { DOCENT_MODEL_URL: `${provider.url}/v1` }
  return callDocent(folder, ['study', ...args], { env })
}

const readLines = (name: string) => readNoteLines(folder, name)

describe('docent study --missing', () => {
  it('keeps the questions that no page answers, and leaves out those of another page', async () => {
    const { code, said } = await study('--missing', '--yes', '--pages', '/fern')
    expect(said).toMatch(/^1 page, about [\d,]+ tokens to read and [\d,]+ to write, about 0\.00/)
    expect(said).toMatch(/1 of 1 pages, 0\.00\d* USD: \/fern/)
    expect(said).toContain('1 thing that no page answers, 1 left out because a page does.')
    expect(code).toBe(0)
    expect(readLines('fern.jsonl').filter(({ questions }) => `${questions}` !== '')).toMatchObject([
      { section: expect.stringContaining('/fern'), questions: FROST, missing: true },
    ])
    const [, check] = provider.calls.map(({ body }) => JSON.stringify(body))
    expect(check).toContain('The palm grows to a height of three metres.')
    expect(check).toContain(`1. ${HEIGHT.join(' / ')}`)
  })

  it('changes no answer to another question, and reads a page once', async () => {
    await study('--missing', '--yes')
    const config = join(folder, 'docent.config.ts')
    const withModel = readFileSync(config)
    writeFileSync(config, `export default { brand: 'Plants' }`)
    const ask = async (question: string) => (await callDocent(folder, ['ask', question])).said
    expect(await ask('Does the fern stand frost?')).toContain('could not find an answer')
    expect(await ask('How often do I water the fern?')).toContain('Water the fern twice a week.')
    writeFileSync(config, withModel)
    const calls = provider.calls.length
    expect((await study('--missing', '--yes')).said).toContain('there is nothing to do')
    expect(provider.calls).toHaveLength(calls)
  })

  it('does not pay twice for a page that leaves nothing open', async () => {
    checked = { answered: [1, 2] }
    expect((await study('--missing', '--yes')).said).toContain('0 things that no page answers, 4')
    expect((await study('--missing', '--yes')).said).toContain('there is nothing to do')
  })

  it('reads the questions of a changed section again, and keeps those without an answer', async () => {
    await study('--missing', '--yes', '--pages', '/fern')
    const line = readLines('fern.jsonl').find(({ questions }) => `${questions}` !== '')
    const path = join(folder, 'content/fern.md')
    writeFileSync(
      path,
      FERN.replace('twice', 'three times').replace('shade, and', 'much shade, and'),
    )
    const check = await callDocent(folder, ['check'])
    expect(check.said).toMatch(/section(?:s are| is) changed, and may now answer/)
    // Only the note writer looks at the sections: the questions stay.
    written = { notes: [{ questions: ['What does it want?'], answer: '' }] }
    await study('--yes', '--pages', '/fern')
    expect(readLines('fern.jsonl').filter(({ missing }) => missing)).toContainEqual(line)
    written = { missing: [] }
    checked = { answered: [] }
    const { said } = await study('--missing', '--yes', '--pages', '/fern')
    expect(said).toContain('1 thing that no page answers')
    expect(JSON.stringify(provider.calls.at(-1)?.body)).toContain(FROST.join(' / '))
    const missing = readLines('fern.jsonl').filter(({ missing: is }) => is)
    expect(missing).toContainEqual({
      ...line,
      key: expect.any(String),
      section: expect.any(String),
    })
    expect(missing).not.toContainEqual(line)
  })

  it('leaves out what a page of another source answers', async () => {
    mkdirSync(join(folder, 'docs'))
    const frost = 'The fern stands frost down to minus five degrees.'
    writeFileSync(join(folder, 'docs/frost.md'), `# Frost\n\n${frost}\n`)
    const config = join(folder, 'docent.config.ts')
    const text = readFileSync(config, 'utf8').replace(
      "'Plants',",
      "'Plants', sources: [{ from: './docs' }],",
    )
    writeFileSync(config, text)
    await study('--missing', '--yes', '--pages', '/fern')
    expect(JSON.stringify(provider.calls[1]?.body)).toContain(frost)
  })

  it('reads a source without a content folder', async () => {
    rmSync(join(folder, 'content'), { recursive: true })
    mkdirSync(join(folder, 'docs'))
    writeFileSync(
      join(folder, 'docs/fern.md'),
      '# Fern\n\nThe fern wants shade, and no sun at noon.\n',
    )
    const { code, said } = await study('--missing', '--yes', '--from', './docs')
    expect(said).toContain('1 thing that no page answers, 1 left out')
    expect(code).toBe(0)
  })

  it('takes no other questions from a model than those it asked for', async () => {
    written = { notes: [], missing: [['How often do I water the fern?']] }
    await study('--yes')
    expect(readFileSync(join(folder, 'study/fern.jsonl'), 'utf8')).not.toContain('missing')
  })

  it('leaves out questions that are empty, or that have a link', async () => {
    written = { missing: [[], ['See https://acme.example/ for more?'], FROST] }
    checked = { answered: [] }
    const { said } = await study('--missing', '--yes', '--pages', '/fern')
    expect(said).toContain('1 thing that no page answers')
  })

  it.each(['--batch', '--import'])('says that %s cannot be used with it', async (option) => {
    const { code, said } = await study('--missing', option, 'out.jsonl')
    expect(said).toContain('cannot be used with --batch or --import')
    expect([code, provider.calls.length]).toEqual([1, 0])
  })

  it.each([
    ['no JSON', () => (written = 'Sorry.'), 'there is no JSON in the answer'],
    ['something else', () => (written = { error: 'overloaded' }), '"missing" is not a list'],
    ['no list of numbers', () => (checked = { answered: 'none' }), '"answered" is missing'],
  ])('names a page for which the model writes %s', async (_, break_, reason) => {
    break_()
    const { code, said } = await study('--missing', '--yes', '--pages', '/fern')
    expect(said).toMatch(new RegExp(`Not read: fern\\.md: .*${reason}`))
    expect(code).toBe(1)
  })

  it('respects the spending limit', async () => {
    const { said } = await study('--missing', '--yes', '--max-cost', '0.0000001')
    expect(said).toContain('2 pages left')
    expect(provider.calls).toHaveLength(0)
  })

  it('keeps what it wrote when the sections are studied afterwards', async () => {
    await study('--missing', '--yes', '--pages', '/fern')
    written = { notes: [{ questions: ['What does it want?'], answer: '' }] }
    await study('--yes', '--pages', '/fern')
    const lines = readLines('fern.jsonl')
    expect(lines.filter(({ missing, questions }) => missing && `${questions}`)).toHaveLength(1)
    expect(lines.filter(({ missing }) => !missing).length).toBeGreaterThan(1)
  })
})
