import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type {
  ProviderCall,
  ScriptedProvider,
} from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedReply } from '../../../../packages/models/src/testing/provider/script.ts'
import { MANUAL } from '../../../../packages/models/src/firewall/testing/manual.ts'
import { PLANT_SHOP } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { callDocent } from '../testing/callDocent.ts'
import { createStudyFolder, FERN } from '../testing/studyFolder.ts'

let folder: string
let provider: ScriptedProvider
let reply: (call: ProviderCall) => ScriptedReply

const PALM =
  '---\ntitle: Palm\n---\n## Watering\n\nWater the palm once a week, and never at noon.\n'

beforeEach(async () => {
  folder = createStudyFolder(PALM)
  reply = writeNotes
  provider = await startProvider({ script: (call) => reply(call) })
})

afterEach(async () => {
  await provider.close()
  rmSync(folder, { recursive: true })
})

/** A model that quotes the first sentence of each section. */
function writeNotes({ body }: ProviderCall): ScriptedReply {
  const asked = JSON.stringify(body)
  const [, said = ''] = /<section>(?:\\+n)(.*?)(?:\\+n|<)/.exec(asked) ?? []
  const answer = said.split(/(?<=\.) /)[0] ?? ''
  const notes = [{ questions: ['What about this?', 'How is that?'], answer }]
  const text = JSON.stringify({ notes, words: ['green'] })
  const usage = { promptTokens: asked.length / 4, completionTokens: text.length / 4 }
  return { pieces: [text], usage }
}

function study(...args: string[]): ReturnType<typeof callDocent> {
  const env = { DOCENT_MODEL_URL: `${provider.url}/v1` }
  return callDocent(folder, ['study', ...args], { env })
}

const listFiles = (): string[] => readdirSync(join(folder, 'study')).toSorted()
const readNotes = (name: string): string => readFileSync(join(folder, 'study', name), 'utf8')

describe('docent study', () => {
  it('prints an estimate first and does not ask without a terminal', async () => {
    const { code, said } = await study()
    expect(said).toMatch(/4 sections of 2 pages, about [\d,]+ tokens to read and [\d,]+ to write/)
    expect(said).toContain('about 0.00')
    expect(said).toContain('add --yes')
    expect(code).toBe(1)
    expect(provider.calls).toHaveLength(0)
  })

  it('writes a file for each page and reports progress and cost', async () => {
    const { code, said } = await study('--yes')
    expect(code).toBe(0)
    expect(said).toMatch(/4 of 4 sections, 0\.00\d+ USD: \/(?:fern|palm)/)
    expect(said).toContain('4 notes about 4 sections.')
    expect(listFiles()).toEqual(['fern.jsonl', 'palm.jsonl'])
    expect(readNotes('fern.jsonl')).toContain('"answer":"Water the fern twice a week."')
    expect(readNotes('fern.jsonl')).toContain('"rests":["Water the fern twice a week."]')
  })

  it('reads only new and changed sections', async () => {
    await study('--yes')
    const before = readNotes('fern.jsonl').split('\n')
    const calls = provider.calls.length
    expect((await study('--yes')).said).toContain('there is nothing to do')
    writeFileSync(join(folder, 'content/fern.md'), FERN.replace('wants shade', 'likes shade'))
    await study('--yes')
    expect(provider.calls).toHaveLength(calls + 1)
    const after = readNotes('fern.jsonl').split('\n')
    expect(after.filter((line) => !before.includes(line))).toEqual([
      expect.stringContaining('The fern likes shade'),
    ])
  })

  it('continues where it was stopped', async () => {
    await study('--yes', '--pages', '/palm')
    expect(listFiles()).toEqual(['palm.jsonl'])
    const { said } = await study('--yes')
    expect(said).toContain('3 of 3 sections')
    expect(provider.calls).toHaveLength(4)
  })

  it('respects the spending limit', async () => {
    const { said } = await study('--yes', '--max-cost', '0.0000001')
    expect(said).toContain('4 sections left: run docent study again to continue.')
    expect(provider.calls).toHaveLength(0)
  })

  it('counts a single section that is left', async () => {
    const { said } = await study('--yes', '--pages', '/palm', '--max-cost', '0.0000001')
    expect(said).toContain('1 section left: run docent study again to continue.')
  })

  it('leaves out and lists claims that a section does not make', async () => {
    reply = () => {
      const wrong = { questions: ['How often?'], answer: 'Water the fern nine times a week.' }
      return { pieces: [JSON.stringify({ notes: [wrong] })] }
    }
    const { said } = await study('--yes', '--pages', '/fern')
    expect(said).toContain('0 notes about 3 sections.')
    expect(said).toContain('3 notes left out:')
    expect(said).toContain('the section does not say "Water the fern nine times a week."')
    expect(readNotes('fern.jsonl')).not.toContain('nine')
  })

  it('continues with the other sections if a reply cannot be read', async () => {
    reply = (call) =>
      JSON.stringify(call.body).includes('palm') ? { pieces: ['Sorry!'] } : writeNotes(call)
    const { said, code } = await study('--yes')
    expect(said).toContain('1 section not studied:')
    expect(said).toContain('/palm#watering: there is no JSON in the answer')
    expect(code).toBe(0)
  })

  it('tries again if the provider is busy', async () => {
    let busy = 2
    reply = (call) => (busy-- > 0 ? { status: 429, retryAfter: 0 } : writeNotes(call))
    const { said } = await study('--yes')
    expect(said).toContain('4 notes about 4 sections.')
  })

  it.each([
    [['--pages', '/cactus'], /--pages names \/cactus, and no page has that route/],
    [['--max-cost', 'much'], /--max-cost must be an amount such as 0\.50/],
    [['--import', 'none.jsonl'], /Cannot read the results none\.jsonl: it does not exist/],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, said } = await study('--yes', ...args)
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
  })
})

describe('the estimate', () => {
  /** Notes as long as those for the pages of this repository. */
  interface RealNote {
    readonly questions: readonly string[]
    /** Absent if the whole section is the answer. */
    readonly answer?: string
  }

  /** The questions that a note gets at first. Ours were asked in more words later. */
  const ASKED = 4

  function readRealNotes(): RealNote[] {
    const folder = join(import.meta.dirname, '../../../../study')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
    return files
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
      .map((line) => JSON.parse(line) as Partial<RealNote>)
      .flatMap(({ questions, answer }) =>
        questions ? [{ questions: questions.slice(0, ASKED), ...(answer && { answer }) }] : [],
      )
  }

  it('is within 15 % of the count of the provider', async () => {
    for (const [name, text] of Object.entries({ ...PLANT_SHOP, ...MANUAL })) {
      mkdirSync(dirname(join(folder, 'content', name)), { recursive: true })
      writeFileSync(join(folder, 'content', name), text)
    }
    const all = readRealNotes()
    const real = all.filter(({ answer }) => answer !== undefined)
    const whole = all.filter(({ answer }) => answer === undefined)
    let next = 0
    reply = ({ body }) => {
      const messages = (body['messages'] as { content: unknown }[]).map(({ content }) =>
        typeof content === 'string' ? content : JSON.stringify(content),
      )
      const asked = Number(/Notes: (\d+)/.exec(messages.join('\n'))?.[1])
      const notes = Array.from({ length: asked }, () => real[next++ % real.length])
      const asks = whole[next % whole.length]?.questions ?? []
      const text = JSON.stringify({ notes, asks, words: ['cheap', 'quick', 'colour', 'broken'] })
      const usage = {
        promptTokens: Math.ceil(messages.join('').length / 4),
        completionTokens: Math.ceil(text.length / 4),
      }
      return { pieces: [text], usage }
    }
    const { said } = await study('--yes')
    const estimated = Number(/about (\d\.\d+) USD/.exec(said)?.[1])
    const spent = Math.max(
      ...[...said.matchAll(/sections, (\d\.\d+) USD/g)].map((m) => Number(m[1])),
    )
    expect(estimated / spent).toBeGreaterThan(0.85)
    expect(estimated / spent).toBeLessThan(1.15)
  })
})

describe('a batch', () => {
  it('is written for the provider, and its results are imported', async () => {
    expect((await study('--batch', 'out.jsonl')).said).toContain('4 requests are in out.jsonl')
    const lines = readFileSync(join(folder, 'out.jsonl'), 'utf8').trim().split('\n')
    const results = lines.map((line) => {
      const { custom_id, body } = JSON.parse(line) as { custom_id: string; body: object }
      const { pieces } = writeNotes({ body } as unknown as ProviderCall) as { pieces: string[] }
      const choices = [{ message: { content: pieces.join('') } }]
      return JSON.stringify({ custom_id, response: { status_code: 200, body: { choices } } })
    })
    const gone = JSON.stringify({ custom_id: 'a-key-of-before', notes: [] })
    writeFileSync(join(folder, 'results.jsonl'), [...results, gone].join('\n'))
    const { said } = await study('--import', 'results.jsonl')
    expect(said).toContain('4 notes about 4 sections.')
    expect(said).toContain(
      'a-key-of-before: no section has this custom_id, or it has changed since',
    )
    expect(readNotes('palm.jsonl')).toContain('Water the palm once a week, and never at noon.')
    expect(provider.calls).toHaveLength(0)
    expect((await study('--yes')).said).toContain('there is nothing to do')
  })

  // The section was marked as one that nobody asks about, and no later batch had it.
  it('has a section again if all its imported notes were left out', async () => {
    await study('--batch', 'out.jsonl', '--pages', '/palm')
    const { custom_id } = JSON.parse(readFileSync(join(folder, 'out.jsonl'), 'utf8')) as {
      custom_id: string
    }
    const notes = [{ questions: ['How often?'], answer: 'Water the palm nine times a week.' }]
    writeFileSync(join(folder, 'hand.jsonl'), JSON.stringify({ custom_id, notes }))
    expect((await study('--import', 'hand.jsonl')).said).toContain('1 note left out:')
    expect((await study('--batch', 'again.jsonl', '--pages', '/palm')).said).toContain('1 request ')
    expect(readFileSync(join(folder, 'again.jsonl'), 'utf8')).toContain(custom_id)
  })

  // It ended with 0, so a script went on to commit nothing.
  it('fails if none of its results belongs to a section', async () => {
    writeFileSync(join(folder, 'old.jsonl'), '{"custom_id": "a-key-of-before", "notes": []}\n')
    const { code, said } = await study('--import', 'old.jsonl')
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('Nothing was imported from old.jsonl: write the requests again'),
    ])
  })

  // The section lost its notes, and was marked as one that nobody asks about.
  it('keeps the earlier notes of a section whose imported notes are all left out', async () => {
    await study('--yes', '--pages', '/palm')
    const before = readNotes('palm.jsonl')
    const { key } = JSON.parse(before) as { key: string }
    const write = (answer: string) => {
      const notes = [{ questions: ['How often?'], answer }]
      writeFileSync(join(folder, 'hand.jsonl'), JSON.stringify({ custom_id: key, notes }))
    }
    write('Water the palm nine times a week.')
    const { said } = await study('--import', 'hand.jsonl')
    expect(said).toContain('0 notes about 1 section.')
    expect(said).toContain('1 section keeps its earlier notes:\n  /palm#watering\n')
    expect(readNotes('palm.jsonl')).toBe(before)

    write('Water the palm once a week, and never at noon.')
    expect((await study('--import', 'hand.jsonl')).said).not.toContain('earlier')
    expect(readNotes('palm.jsonl')).toContain('"How often?"')
  })
})

describe('docent check', () => {
  it('does not mention notes if the site was never studied', async () => {
    expect((await callDocent(folder, ['check'])).said).not.toContain('study')
  })

  // It used to list none until the first note was written.
  it('lists every section of an unstudied site on request', async () => {
    const { said } = await callDocent(folder, ['check', '--notes'])
    expect(said).toContain('fern.md  warning: 3 sections are without notes')
    expect(said).toContain('palm.md  warning: 1 section is without notes')
  })

  it('names notes that are stale or wrong, contradictions, and sections without notes', async () => {
    await study('--yes')
    writeFileSync(join(folder, 'content/palm.md'), PALM.replace('once', 'twice'))
    const file = join(folder, 'study/fern.jsonl')
    writeFileSync(file, `${readNotes('fern.jsonl').replace('twice', 'nine times')}{"key":3}\n`)
    const { said } = await callDocent(folder, ['check', '--notes'])
    expect(said).toContain('../study/palm.jsonl  warning: 1 section is stale, /palm#watering')
    expect(said).toMatch(/study\/fern\.jsonl .*A note of \/fern#watering is not used: the section/)
    expect(said).toMatch(/study\/fern\.jsonl:4 .*It cannot be read/)
    expect(said).toContain('palm.md  warning: 1 section is without notes, /palm#watering')
    const { said: plain } = await callDocent(folder, ['check'])
    expect(plain).toContain('1 section is stale, /palm#watering')
    // Authors who write every day do not study their site every day.
    expect(plain).not.toContain('without notes')
  })

  // A note stays in use if the words of another sentence support it, and nobody read it again.
  it('names notes whose sentence is no longer on the page', async () => {
    await study('--yes')
    const rests = '"rests":["Water the fern twice a week."]'
    const file = join(folder, 'study/fern.jsonl')
    const old = readNotes('fern.jsonl').replace(rests, '"rests":["Water it twice a week, or so."]')
    writeFileSync(file, old)
    const { said } = await callDocent(folder, ['check'])
    expect(said).toContain(
      '../study/fern.jsonl  warning: 1 section is without a sentence that notes rest on, /fern#watering, ' +
        'such as "Water it twice a week, or so.": read these notes again, and correct "rests"',
    )
  })

  it('names a question that is said to have no answer, and has one', async () => {
    await study('--yes')
    const file = join(folder, 'study/fern.jsonl')
    const [note = ''] = readNotes('fern.jsonl').split('\n')
    const asked = { ...JSON.parse(note), questions: ['Why are the fronds crisp?'] }
    const { key, section } = asked
    const missing = { key, section, questions: ['crisp fronds, why'], missing: true }
    writeFileSync(file, `${JSON.stringify(asked)}\n${JSON.stringify(missing)}\n`)
    const { said } = await callDocent(folder, ['check'])
    expect(said).toContain(`says that no page answers "crisp fronds, why", but one of ${section}`)
  })
})

describe('a block of questions', () => {
  const write = (comment: string): void =>
    writeFileSync(join(folder, 'content/palm.md'), `${PALM}\n${comment}\n`)

  it('that shows nothing is named, and says what to do', async () => {
    write('<!-- faq: /fern /cactus -->')
    const { said } = await callDocent(folder, ['check'])
    expect(said).toContain('shows no questions about /fern, which has no notes: run docent study')
    expect(said).toContain('names /cactus, but no page has that route: write a route such as /fern')
  })

  it('with notes is not a problem', async () => {
    write('<!-- faq -->\n\n<!-- faq: /fern#watering -->')
    await study('--yes')
    expect((await callDocent(folder, ['check'])).said).not.toContain('block of questions')
  })
})

describe('a studied site', () => {
  it('also answers with its notes in the terminal', async () => {
    await study('--yes')
    writeFileSync(join(folder, 'docent.config.ts'), `export default { brand: 'Plants' }`)
    const file = join(folder, 'study/fern.jsonl')
    writeFileSync(file, readNotes('fern.jsonl').replace('How is that?', 'crisp and droopy fronds'))
    const { said } = await callDocent(folder, ['ask', 'droopy, crisp fronds?'])
    expect(said).toContain('A soft fern for shady rooms, which wants some water. [1]')
    expect(said).toContain('from a note')
  })
})
