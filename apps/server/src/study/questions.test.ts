import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type {
  ProviderCall,
  ScriptedProvider,
} from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedReply } from '../../../../packages/models/src/testing/provider/script.ts'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY } from '../testing/runDocent.ts'
import type { Run } from '../testing/runDocent.ts'
import { createStudyFolder, readNoteLines } from '../testing/studyFolder.ts'

let folder: string
let provider: ScriptedProvider
let replies: Replies
let spawned: ChildProcess | undefined

interface Replies {
  people: unknown
  questions: unknown
  /** The reply about a question, by the words that it has. */
  places: (asked: readonly string[], offered: string) => unknown
  answered: unknown
}

const PALM = '---\ntitle: Palm\n---\n## Height\n\nThe palm grows to a height of three metres.\n'

const NOTES = [
  { questions: ['How often do I water the fern?'], answer: 'Water the fern twice a week.' },
]

const THIRSTY = 'my fern looks thirsty'
const HEIGHT = 'how much headroom for the palm'
const FROST = 'Does the fern stand frost?'
/** The model never replies about it. */
const SLOW = 'fern fern fern'

beforeEach(async () => {
  folder = createStudyFolder(PALM)
  replies = {
    people: { people: ['a beginner with one fern', 'a gardener'] },
    questions: { questions: [THIRSTY, HEIGHT, FROST] },
    places: (asked, offered) => ({
      places: asked.flatMap((question, place) => {
        const told = tellPlace(question, offered)
        return told === undefined ? [] : [{ question: place + 1, ...told }]
      }),
    }),
    answered: { answered: [] },
  }
  provider = await startProvider({ script: reply })
})

afterEach(async () => {
  await endProcess(spawned, 'SIGKILL')
  await provider.close()
  rmSync(folder, { recursive: true })
})

function tellPlace(question: string, offered: string): object | undefined {
  const find = (pattern: RegExp): number => Number(pattern.exec(offered)?.[1])
  if (question === THIRSTY) return { to: find(/\[(\d+)\] Note: How often do I water/) }
  if (question === HEIGHT) return { to: find(/\[(\d+)\] Section: Palm › Height/) }
  if (question === FROST) return { to: 0, wordings: ['fern outside in winter', 'frost fern'] }
  return undefined
}

function reply({ body }: ProviderCall): ScriptedReply {
  const text = JSON.stringify(body)
  const user = readUser(body)
  if (text.includes('Say which kinds of people')) return say(replies.people)
  if (text.includes('You play one kind of people')) return say(replies.questions)
  if (text.includes('Tell which questions')) return say(replies.answered)
  if (text.includes('find the number of the note or section')) {
    const [offered = '', list = ''] = user.split('\nQuestions:\n')
    const asked = list.split('\n').map((line) => line.replace(/^\d+\. /, ''))
    if (asked.includes(SLOW)) return { fault: 'hang after headers' }
    return say(replies.places(asked, offered))
  }
  const notes = text.includes('Page and section: Fern › Watering') ? NOTES : []
  return say({ notes, asks: [], words: [] })
}

function readUser(body: unknown): string {
  const { messages = [] } = body as { messages?: { role: string; content: unknown }[] }
  const content = messages.find(({ role }) => role === 'user')?.content
  return typeof content === 'string' ? content : JSON.stringify(content ?? '')
}

function say(value: unknown): ScriptedReply {
  return { pieces: [typeof value === 'string' ? value : JSON.stringify(value)] }
}

function study(...args: string[]): ReturnType<typeof callDocent> {
  const env = { DOCENT_MODEL_URL: `${provider.url}/v1` }
  return callDocent(folder, ['study', ...args], { env })
}

/** Presses Ctrl+C as soon as the command has printed a text. */
function interruptDocent(args: readonly string[], printed: string): Promise<Run> {
  const env = { ...process.env, DOCENT_MODEL_URL: `${provider.url}/v1` }
  const child = spawn(process.execPath, [ENTRY, ...args], { cwd: folder, env })
  spawned = child
  return new Promise((resolve) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      const before = said.includes(printed)
      said += chunk.toString()
      if (!before && said.includes(printed)) child.kill('SIGINT')
    })
    child.once('close', (code) => resolve({ code, said }))
  })
}

const readLines = (name: string) => readNoteLines(folder, name)

const readQuestionsFile = (): string => readFileSync(join(folder, 'study/questions.txt'), 'utf8')

function countCalls(words: string): number {
  return provider.calls.filter(({ body }) => JSON.stringify(body).includes(words)).length
}

describe('docent study --questions', () => {
  it('writes questions for kinds of people, and gives each to what answers it', async () => {
    await study('--yes')
    const { code, said } = await study('--questions', '40', '--yes')
    expect(said).toMatch(/^40 questions, about [\d,]+ tokens to read and [\d,]+ to write, about 0/)
    expect(said).toContain('3 questions written into study/questions.txt.')
    expect(said).toMatch(/3 of 3 questions, 0\.\d+ USD/)
    expect(said).toContain(`2 questions added to notes, 1 that no page answers:\n  ${FROST}`)
    expect(code).toBe(0)
    expect(readQuestionsFile()).toBe(`${THIRSTY}\n${HEIGHT}\n${FROST}\n`)
    expect(countCalls('You are: a beginner with one fern')).toBe(1)
    expect(countCalls('You are: a gardener')).toBe(1)
    expect(readLines('fern.jsonl')).toContainEqual(
      expect.objectContaining({ questions: [...(NOTES[0]?.questions ?? []), THIRSTY] }),
    )
    expect(readLines('palm.jsonl')).toMatchObject([{ questions: [HEIGHT] }])
    expect(readLines('fern.jsonl').filter(({ missing }) => missing)).toMatchObject([
      { questions: [FROST, 'fern outside in winter', 'frost fern'] },
    ])
  })

  it('answers with the notes from then on', async () => {
    await study('--yes')
    await study('--questions', '3', '--yes')
    writeFileSync(join(folder, 'docent.config.ts'), `export default { brand: 'Plants' }`)
    const ask = async (question: string) => (await callDocent(folder, ['ask', question])).said
    expect(await ask('fern looks so thirsty')).toContain('Water the fern twice a week.')
    expect(await ask('headroom for a palm')).toContain('three metres')
    expect(await ask(FROST)).toContain('could not find an answer')
  })

  it('gives the questions of a file, and asks for each once', async () => {
    await study('--yes')
    const file = join(folder, 'asked.csv')
    writeFileSync(file, `"question","count"\r\n"${THIRSTY}","3"\r\n"${HEIGHT}","1"\r\n`)
    const first = await study('--questions', 'asked.csv', '--yes')
    expect(first.said).toContain('2 questions added to notes, 0 that no page answers.')
    expect(existsSync(join(folder, 'study/questions.txt'))).toBe(false)
    const calls = provider.calls.length
    const { said, code } = await study('--questions', 'asked.csv', '--yes')
    expect(said).toContain('2 questions in the notes already.')
    expect(code).toBe(0)
    expect(provider.calls).toHaveLength(calls)
  })

  it('gives a question to another section after its own has changed', async () => {
    await study('--yes')
    await study('--questions', '3', '--yes')
    const palm = join(folder, 'content/palm.md')
    writeFileSync(palm, PALM.replace('three', 'four'))
    await study('--yes')
    expect(readLines('palm.jsonl')).toMatchObject([{ none: true }])
    const { said } = await study('--questions', 'study/questions.txt', '--yes')
    expect(said).toContain('2 questions in the notes already.')
    expect(said).toContain('1 question added to notes')
    expect(readLines('palm.jsonl')).toMatchObject([{ questions: [HEIGHT] }])
  })

  it('counts as open only what the check leaves open', async () => {
    await study('--yes')
    replies.answered = { answered: [1] }
    const { said } = await study('--questions', '3', '--yes')
    expect(said).toContain('2 questions added to notes, 1 left out, 0 that no page answers.')
    expect(readLines('fern.jsonl').filter(({ missing }) => missing)).toEqual([])
  })

  it('writes an open question down at a page in its language', async () => {
    mkdirSync(join(folder, 'content/de'))
    const german =
      '---\ntitle: Farn\n---\n## Licht\n\nDer Farn mag Schatten und keine Sonne am Mittag.\n'
    writeFileSync(join(folder, 'content/de/index.md'), '---\ntitle: Pflanzen\n---\n')
    writeFileSync(join(folder, 'content/de/fern.md'), german)
    const config = join(folder, 'docent.config.ts')
    const text = readFileSync(config, 'utf8')
    writeFileSync(config, text.replace("'Plants',", "'Plants', languages: ['en', 'de'],"))
    await study('--yes')
    replies.places = () => ({ places: [{ question: 1, to: 0, wordings: ['Farn in der Sonne'] }] })
    writeFileSync(join(folder, 'asked.txt'), 'Mag der Farn die Sonne neben der Palm?\n')
    const { said } = await study('--questions', 'asked.txt', '--yes')
    expect(said).toContain('1 that no page answers:\n  Mag der Farn die Sonne neben der Palm?')
    expect(readLines('de/fern.jsonl').filter(({ missing }) => missing)).toMatchObject([
      { questions: ['Mag der Farn die Sonne neben der Palm?', 'Farn in der Sonne'] },
    ])
  })

  it('does not make a section look studied', async () => {
    await study('--yes', '--pages', '/fern')
    const { said } = await study('--questions', '3', '--yes')
    expect(said).toContain('1 question added to notes, 1 answered by sections without notes')
    expect(existsSync(join(folder, 'study/palm.jsonl'))).toBe(false)
    expect((await study('--yes')).said).toContain('1 of 1 sections')
  })

  it('goes on after a reply that cannot be read', async () => {
    await study('--yes')
    replies.places = () => 'I will not.'
    const { said, code } = await study('--questions', '3', '--yes')
    expect(said).toContain(`Not done: "${THIRSTY}" and those after it: there is no JSON`)
    expect(said).toContain('3 questions left: run docent study --questions study/questions.txt')
    expect(said).toContain('docent doctor says whether the model answers')
    expect(code).toBe(1)
  })

  it('names what to do first, and options that do not go together', async () => {
    expect((await study('--questions', '3', '--yes')).said).toContain('run docent study first')
    await study('--yes')
    expect((await study('--questions', '0')).said).toContain('not between 1 and 2000')
    expect((await study('--questions', 'none.txt')).said).toContain('it does not exist')
    writeFileSync(join(folder, 'empty.txt'), '# nothing\n')
    expect((await study('--questions', 'empty.txt')).said).toContain('one on each line')
    for (const other of [['--missing'], ['--pages', '/fern'], ['--batch', 'out.jsonl']]) {
      const { said } = await study('--questions', '3', ...other)
      expect(said).toContain('--questions looks for the answers on all pages')
    }
  })

  it('keeps what was done until Ctrl+C, and says how to continue', async () => {
    await study('--yes')
    const others = Array.from({ length: 5 }, (_, place) => `what about palm ${place}`)
    writeFileSync(join(folder, 'asked.txt'), [THIRSTY, ...others, SLOW].join('\n'))
    const { code, said } = await interruptDocent(
      ['study', '--questions', 'asked.txt', '--yes'],
      '6 of 7 questions',
    )
    expect(said).toContain('1 question added to notes')
    expect(said).toContain('1 question left: run docent study --questions asked.txt to continue.')
    expect(code).toBe(0)
    expect(readLines('fern.jsonl')).toContainEqual(
      expect.objectContaining({ questions: [...(NOTES[0]?.questions ?? []), THIRSTY] }),
    )
  })

  it('asks nothing that would cost more than the limit', async () => {
    await study('--yes')
    const calls = provider.calls.length
    const { said } = await study('--questions', '3', '--yes', '--max-cost', '0.0001')
    expect(said).toContain('the rest would cost more than --max-cost')
    expect(provider.calls).toHaveLength(calls)
  })
})
