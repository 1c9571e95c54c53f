import { openConversations } from '@docent/chat-server/node'
import type { Conversations } from '@docent/chat-server'
import { readQuestionList } from '@docent/study'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectReport } from './collectReport.ts'
import { formatCsv, formatMarkdown, formatReport } from './formatReport.ts'
import { cutWords, toPlainLine } from './plainLine.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-22T12:00:00Z')
const WEEK = {
  since: NOW - 7 * DAY_MS,
  until: NOW,
  isOwnHost: (host: string) => host === 'lumen.example',
}

let store: Conversations
let asked: number
beforeEach(() => {
  store = openConversations(':memory:')
  asked = 0
})
afterEach(() => store.close())

interface Asked {
  readonly at?: number
  readonly url?: string
  readonly grounded?: boolean
  readonly outcome?: 'answer' | 'refusal'
  readonly vote?: 'up' | 'down'
}

async function ask(
  text: string,
  { at = NOW - DAY_MS, url, grounded = true, outcome = 'refusal', vote }: Asked = {},
) {
  asked += 1
  const conversationId = `chat-${asked}`
  const answerId = `answer-${asked}`
  const { questionId, version } = await store.begin({
    conversationId,
    label: '',
    key: 'k',
    text,
    ...(url !== undefined && { page: { url, title: '' } }),
    askedAt: at,
    answerId,
    turns: 0,
  })
  await store.finish({
    questionId,
    version,
    status: 'complete',
    engine: 'extractive',
    content: 'Words.',
    parts: [],
    annotations: [{ type: 'answer', outcome }],
    finishReason: 'stop',
    usage: { promptTokens: 0, completionTokens: 0, totalTokens: 0 },
    grounded,
    confidence: 1,
    startedAt: at,
    finishedAt: at,
  })
  const feedback = vote && { vote, reasons: [], note: '', givenAt: at }
  if (feedback) await store.rate({ conversationId, answerId, feedback })
}

describe('collectReport', () => {
  it('counts several spellings of one question together, with its pages', async () => {
    await ask('How high is it?', { url: 'https://lumen.example/products/lamp?a=b' })
    await ask('how HIGH is it', { url: '/products/lamp', grounded: false })
    await ask('How  high is it!!', { url: '/', vote: 'down' })
    await ask('What else?', { vote: 'up' })
    const { asked: questions, ...sums } = await collectReport(store, WEEK)
    expect(questions).toEqual([
      {
        text: 'How  high is it!!',
        count: 3,
        unanswered: 1,
        disliked: 1,
        pages: ['/', '/products/lamp'],
      },
      { text: 'What else?', count: 1, unanswered: 0, disliked: 0, pages: [] },
    ])
    expect(sums).toMatchObject({ conversations: 4, questions: 4 })
  })

  it('counts a question as unanswered if the pages do not answer it, and not a greeting', async () => {
    await ask('How wide?', { grounded: false })
    await ask('Hello', { grounded: false, outcome: 'answer' })
    const { asked: questions } = await collectReport(store, WEEK)
    expect(Object.fromEntries(questions.map(({ text, unanswered }) => [text, unanswered]))).toEqual(
      { 'How wide?': 1, Hello: 0 },
    )
  })

  it('leaves out earlier questions and page views', async () => {
    await ask('Old?', { at: NOW - 8 * DAY_MS })
    const view = { day: '2026-11-14', kind: 'view', page: '/', count: 5 } as const
    await store.addCounts([
      view,
      { ...view, day: '2026-11-15', page: '/a', count: 2 },
      { ...view, day: '2026-11-22', page: '/a', count: 1 },
      { ...view, day: '2026-11-22', kind: 'search', page: '', count: 4 },
      { ...view, day: '2026-11-22', kind: 'crawl', page: '', count: 9 },
    ])
    await ask('New?', { url: '/b' })
    expect(await collectReport(store, WEEK)).toMatchObject({
      questions: 1,
      views: 3,
      searches: 4,
      crawls: 9,
      pages: [
        { page: '/a', views: 3, questions: 0, unanswered: 0 },
        { page: '/b', views: 0, questions: 1, unanswered: 0 },
      ],
    })
  })

  // Browsers send the whole address of a page and views are counted by path: a page had two rows.
  it('joins the views of a page with the questions asked there', async () => {
    const view = { day: '2026-11-20', kind: 'view', count: 7 } as const
    await store.addCounts([
      { ...view, page: '/products/lamp' },
      { ...view, page: '/', count: 9 },
      { ...view, page: '/gr%C3%B6%C3%9Fe', count: 2 },
    ])
    await ask('How high?', { url: 'https://lumen.example/products/lamp/?a=b#c' })
    await ask('How deep?', { url: 'https://lumen.example/products/lamp', grounded: false })
    await ask('Who are you?', { url: 'https://lumen.example' })
    await ask('Which size?', { url: 'https://lumen.example/größe' })
    await ask('How high?', { url: 'https://shop.example/lamps/' })
    const { pages } = await collectReport(store, WEEK)
    expect(pages).toEqual([
      { page: '/', views: 9, questions: 1, unanswered: 0 },
      { page: '/products/lamp', views: 7, questions: 2, unanswered: 1 },
      { page: '/gr%C3%B6%C3%9Fe', views: 2, questions: 1, unanswered: 0 },
      { page: 'shop.example/lamps', views: 0, questions: 1, unanswered: 0 },
    ])
  })
})

describe('the formats', () => {
  const hostile = '\u001b[2J\u202e=HYPERLINK("http://a.example")|<b>*bold*\nsecond line'

  it('neutralise control characters and cut long questions', async () => {
    await ask(hostile)
    const text = formatReport(await collectReport(store, WEEK))
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(text).toContain('second line')
    expect(text).toContain('2026-11-15 to 2026-11-22: 1 question in 1 conversation, ')
    expect(text).toContain('Disliked\n  Nobody disliked an answer.')
    expect(cutWords('a'.repeat(100), 10)).toBe(`${'a'.repeat(9)}…`)
  })

  // "docent usage" counted it as refused, and the report said that the pages had an answer.
  it('say how many questions no page has to answer', async () => {
    await ask('How wide?')
    await ask('What is the weather today?', { grounded: false, outcome: 'answer' })
    const text = formatReport(await collectReport(store, WEEK))
    expect(text).toContain(
      '1 question was small talk or not about the site, which docent usage counts as refused.\n',
    )
    expect(text).toContain('Unanswered\n  The pages had an answer to every other question.')
  })

  it('escape Markdown in questions', async () => {
    await ask(hostile, { vote: 'down' })
    const text = formatMarkdown(await collectReport(store, WEEK))
    expect(text).toContain('## Disliked')
    expect(text).toContain('\\|\\<b\\>\\*bold\\* second line |')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\u202d=1', '＝1'])(
    'keep formulas out of a spreadsheet: %j',
    async (text) => {
      await ask(text)
      const [, line = ''] = formatCsv(await collectReport(store, WEEK)).split('\r\n')
      expect(line).not.toMatch(/^"[=+\-@＝]/)
    },
  )

  // Those with full-width signs kept their apostrophe.
  it.each(['=1+1', '+1 day', '-v and -q', '@all', '＝1', '＋1', '－1', '＠all', "'tis?"])(
    'give docent study the question as it was asked: %s',
    async (text) => {
      await ask(text)
      expect(readQuestionList(formatCsv(await collectReport(store, WEEK)))).toEqual([text])
    },
  )

  it('write each question in one cell', async () => {
    await ask('He said "no",\nwhy?', { url: '/a' })
    expect(formatCsv(await collectReport(store, WEEK))).toBe(
      '\uFEFF"question","count","unanswered","disliked","pages"\r\n"He said ""no"", why?","1","0","0","/a"',
    )
  })
})

it('keeps letters and emoji whole', () => {
  expect(toPlainLine('می‌خواهم 👩‍🔧')).toBe('می‌خواهم 👩‍🔧')
})
