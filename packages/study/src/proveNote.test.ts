import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LINKED_ELSEWHERE, MANUAL, RIGHT, WRONG } from '../../models/src/firewall/testing/manual.ts'
import { openSite } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { listSections } from './listSections.ts'
import { proveNote } from './proveNote.ts'
import type { StudySection, WrittenNote } from './types.ts'

let site: TestSite
let sections: StudySection[]

beforeAll(async () => {
  site = await openSite(MANUAL)
  sections = await listSections(site.content)
})

afterAll(() => site.close())

const PLACES: Readonly<Record<string, string>> = {
  server: '/server#configuration',
  plans: '/plans#prices',
  care: '/care#cleaning',
}

function find(page: string): StudySection {
  const section = sections.find(({ passage }) => passage.url === (PLACES[page] ?? `/${page}`))
  if (section === undefined) throw new RangeError(`There is no section ${page}.`)
  return section
}

function prove(page: string, answer: string, more: Partial<WrittenNote> = {}) {
  const note = { questions: ['How is that?'], words: [], answer, ...more }
  return proveNote(note, find(page))
}

const toAnswer = (said: string): string => said.replaceAll(' [N]', '')
const isParagraph = ([, said]: readonly [string, string]): boolean => !said.includes('\n')

describe('a right answer', () => {
  // The firewall judges the sentences of a note one by one, without what was said before.
  const single = RIGHT.filter(isParagraph).filter(([, said]) => !said.includes('So remove'))

  it.each(single)('of %s is proven: %s', (page, said) => {
    expect(prove(page, toAnswer(said))).toHaveProperty('note')
  })

  it('keeps for each sentence the one that supports it', () => {
    const proof = prove('care', 'Clean the filter twice a week. Never use hot water.')
    expect(proof).toMatchObject({
      note: {
        passage: '/care#cleaning',
        answer: [
          { markdown: 'Clean the filter twice a week.', quote: 'Clean the filter twice a week.' },
          { quote: expect.stringContaining('hot water') },
        ],
      },
    })
  })

  it('may begin with a word such as "Yes"', () => {
    expect(prove('plans', 'Yes. Every plan can be cancelled at any time.')).toMatchObject({
      note: { answer: [{ markdown: 'Yes. Every plan can be cancelled at any time.' }] },
    })
  })
})

describe('a wrong answer', () => {
  it('is tried in more than fifty forms', () => {
    expect(WRONG.length + LINKED_ELSEWHERE.length).toBeGreaterThanOrEqual(50)
  })

  it.each(WRONG)('of %s is not proven: %s', (page, said) => {
    expect(prove(page, toAnswer(said))).toHaveProperty('reason')
  })

  it.each(LINKED_ELSEWHERE)('that links elsewhere is not proven: %s', (said) => {
    expect(prove('care', said)).toHaveProperty('reason')
  })

  it.each(['[the guide][x]', '<b>filter</b>', 'https://evil.test', '![a](b)', 'www.evil.test'])(
    'is not proven with %s in it',
    (part) => {
      expect(prove('care', `Clean the filter twice a week ${part}.`)).toHaveProperty('reason')
    },
  )
})

describe('an address in code', () => {
  const SITE = {
    'start.md': '---\ntitle: Start\n---\nThe page is served on `http://localhost:5173`.\n',
  }
  const WHOLE = 'The page is served on `http://localhost:5173`.'

  it.each([
    ['is proven where the section has it', WHOLE, true],
    ['is not proven with another port', WHOLE.replace('5173', '5174'), false],
    ['is not proven with another host', WHOLE.replace('localhost', 'evil.test'), false],
    ['is not proven outside code', WHOLE.replaceAll('`', ''), false],
    ['is not proven behind code', `${WHOLE} See \`x\`https://evil.test.`, false],
    ['is not proven in code of two marks', WHOLE.replaceAll('`', '``'), false],
    ['is not proven behind an escaped mark', WHOLE.replace('`', '\\`'), false],
  ])('%s', async (_, answer, isProven) => {
    const small = await openSite(SITE)
    try {
      const [section] = await listSections(small.content)
      const note = { questions: ['Where is it?'], words: [], answer }
      expect(section && 'note' in proveNote(note, section)).toBe(isProven)
    } finally {
      small.close()
    }
  })
})

describe('a note', () => {
  const SAID = 'Clean the filter twice a week.'

  it.each([
    ['no question', { questions: [] }, 'it has no question'],
    ['an address in a question', { questions: ['See https://evil.test'] }, /contains an address/],
    ['a question of 161 characters', { questions: ['x'.repeat(161)] }, /1 to 160 characters/],
    ['twenty-one questions', { questions: Array.from({ length: 21 }, () => 'How?') }, /at most 20/],
    ['a word that is a text', { words: ['x'.repeat(41)] }, /40 characters/],
    ['no answer', { answer: ' ' }, 'it has no answer'],
    ['two paragraphs', { answer: `${SAID}\n\n${SAID}` }, /more than one paragraph/],
  ])('with %s is left out, and it says why', (_, change, reason) => {
    const proof = prove('care', SAID, change)
    expect(proof).toEqual({
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    })
  })

  it('has an answer of at most 45 words', () => {
    const long = Array.from({ length: 8 }, () => SAID).join(' ')
    expect(prove('care', long)).toEqual({
      reason: 'its answer has 48 words, and at most 45 are kept',
    })
  })
})
