import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'
import { type Run } from '../testing/runDocent.ts'

const QUESTIONS = [
  {
    id: 'a',
    question: 'Is the lamp red?',
    expected: [{ file: 'lamp.md', heading: '' }],
    facts: ['red'],
  },
  {
    id: 'b',
    question: 'How is the shade cleaned?',
    expected: [{ file: 'lamp.md', heading: 'Shade' }],
    facts: ['bleach'],
  },
  { id: 'c', question: 'Who won the cup?', kind: 'unanswerable', subkind: 'general' },
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
  mkdirSync(join(folder, 'pages'))
  write(
    'pages/lamp.md',
    '---\ntitle: Lamp\n---\n\nThe lamp is red.\n\n## Shade\n\nThe shade is cleaned with a dry cloth.\n',
  )
  write('asked.jsonl', QUESTIONS.map((question) => JSON.stringify(question)).join('\n'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

function evaluate(...args: readonly string[]): Promise<Run> {
  return callDocent(folder, ['eval', 'asked.jsonl', '--content', 'pages', ...args])
}

describe('docent eval', () => {
  it('prints the quality of the answers', async () => {
    const { code, said } = await evaluate()
    expect(code).toBe(0)
    expect(said).toContain('asked.jsonl over pages, 1 page, the engine of this process')
    expect(said).toMatch(/answers +n +source@1[^]*\nnatural +2 +1\.000 +1\.000/)
    expect(said).toMatch(/retrieval +R@1[^]*\nnatural, by page +1\.000/)
    expect(said).toContain('refusals: recall 1.000, precision 1.000, false ones 0.000')
    expect(said).toMatch(/confidence +n +claimed/)
    expect(said).toContain('Right: 0.667.')
    expect(said).toContain('Wrong: 1. 1 right page, fact not said.')
    expect(said).toContain('Doubtful: b: no expected section says /bleach/.')
  })

  it('shows each wrong answer with the features of the ranking, on request', async () => {
    const { said } = await evaluate('--verbose')
    expect(said).toMatch(
      /^b {2}right page, fact not said \(natural\) {2}How is the shade cleaned\?$/m,
    )
    expect(said).toContain('    not said: /bleach/i')
    expect(said).toMatch(/right section +1 +[\d.]+ .*\/lamp#shade$/m)
    expect(said).not.toMatch(/^a {2}/m)
  })

  it('writes all figures as JSON, with paths as given', async () => {
    await evaluate('--json', 'out.json')
    const report = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))
    expect(report).toMatchObject({
      questions: 'asked.jsonl',
      content: 'pages',
      pages: 1,
      summary: { questions: 3, kinds: { natural: { correct: 0.5 }, unanswerable: { correct: 1 } } },
      reliability: expect.arrayContaining([expect.objectContaining({ answerable: 0 })]),
    })
    expect(report.answers[1]).toMatchObject({
      id: 'b',
      reason: 'right page, fact not said',
      found: { section: { rank: 1, url: '/lamp#shade', features: { dated: 0 } } },
      text: expect.stringContaining('dry cloth'),
    })
  })

  it('passes a gate of the same figures and fails when one falls', async () => {
    expect(await evaluate('--gate')).toEqual({
      code: 1,
      said: expect.stringContaining('gate.json does not exist. Create it with --update-gate.'),
    })
    expect((await evaluate('--update-gate', '--gate')).code).toBe(0)
    expect((await evaluate('--gate')).code).toBe(0)
    const other = await evaluate('--gate', '--gate-file', 'other.json')
    expect(other.said).toContain('other.json does not exist.')

    write('pages/lamp.md', '---\ntitle: Lamp\n---\n\nThe lamp is blue.\n')
    const { code, said } = await evaluate('--gate')
    expect(code).toBe(1)
    expect(said).toContain('The answers fail the gate gate.json:\n')
    expect(said).toMatch(/kinds\.natural\.correct has fallen to 0\.000\. The gate is 0\.5\./)
    expect(said).not.toContain('    at ')
  })

  it('mistypes the longest word of each question, on request', async () => {
    const { said } = await evaluate('--slips', '1', '--json', 'out.json')
    expect(said).toContain(
      'the engine of this process, with a typing error in each question, seed 1\n',
    )
    const report = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))
    expect(report.slips).toBe(1)
    expect(report.answers[1].question).toMatch(/^How is the shade \w+\?$/)
    expect(report.answers[1].question).not.toBe(QUESTIONS[1]?.question)
  })

  it.each([
    [[], 'Pass one file of questions: docent eval FILE'],
    [
      ['gone.jsonl'],
      'Cannot read the file of questions gone.jsonl: it does not exist. Check the path.',
    ],
    [
      ['asked.jsonl', 'more.jsonl'],
      'docent eval takes one argument, but got "more.jsonl" after "asked.jsonl".',
    ],
    [
      ['asked.jsonl', '--endpoint', 'localhost'],
      'must be an address such as http://localhost:3000',
    ],
    [['asked.jsonl', '--slips', 'two'], 'The seed of --slips must be a whole number such as 1'],
    [['broken.jsonl'], 'broken.jsonl: Cannot read the questions:\nline 1  expected an object'],
  ])('exits with 1 and a hint for %j', async (args, hint) => {
    write('broken.jsonl', '7\n')
    const { code, said } = await callDocent(folder, ['eval', ...args, '--content', 'pages'])
    expect(code).toBe(1)
    expect(said).toContain(hint)
    expect(said).not.toContain('    at ')
  })

  it('finds the pages of a source by their files', async () => {
    const args = ['eval', 'asked.jsonl', '--from', 'pages', '--json', 'out.json']
    const { code, said } = await callDocent(folder, args)
    expect([code, said]).toEqual([0, expect.stringContaining('pages: 1 page, 2 sections')])
    expect(said).not.toContain('there is no page')
    const { summary } = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))
    expect(summary.kinds.natural.correct).toBe(0.5)
  })

  it('answers with the notes about a source, and says if there are none', async () => {
    const from = ['--from', 'pages']
    const long = 'The shade is cleaned with a dry cloth, once a week in winter and twice in summer.'
    write('pages/lamp.md', `---\ntitle: Lamp\n---\n\nA lamp.\n\n## Shade\n\n${long}\n`)
    const args = ['eval', 'asked.jsonl', ...from, '--notes', '--json', 'out.json']
    const none = await callDocent(folder, args)
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('There are no notes about')])
    await callDocent(folder, ['study', ...from, '--yes', '--batch', 'requests.jsonl'])
    const requests = readFileSync(join(folder, 'requests.jsonl'), 'utf8').trim().split('\n')
    const request = requests.find((line) => line.includes('dry cloth')) ?? ''
    const notes = [
      { questions: ['smudges everywhere'], answer: 'The shade is cleaned with a dry cloth.' },
    ]
    write('written.jsonl', JSON.stringify({ key: JSON.parse(request).custom_id, notes }))
    await callDocent(folder, ['study', ...from, '--import', 'written.jsonl'])
    const smudges = { ...QUESTIONS[1], question: 'smudges everywhere', facts: ['dry cloth'] }
    write('asked.jsonl', JSON.stringify(smudges))
    expect((await callDocent(folder, args)).code).toBe(0)
    const { answers } = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))
    expect(answers).toMatchObject([{ isCorrect: true }])
  })

  // It printed figures, in which each refusal counted as right.
  it('measures nothing without pages', async () => {
    rmSync(join(folder, 'pages/lamp.md'))
    const { code, said } = await evaluate()
    expect([code, said]).toEqual([1, expect.stringContaining('There are no pages to answer from')])
    const asked = await callDocent(folder, ['ask', 'Is it red?', '--content', 'pages'])
    expect([asked.code, asked.said]).toEqual([1, expect.stringContaining('pages: name a folder')])
  })

  it('says that a server did not answer', async () => {
    const { code, said } = await evaluate('--endpoint', 'http://127.0.0.1:1')
    expect([code, said]).toEqual([
      1,
      'None of the 3 questions was answered: http://127.0.0.1:1/api/gen-ai cannot be reached (bad port).\n',
    ])
  })
})
