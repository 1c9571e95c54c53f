import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addToQuestionFile, findQuestionFile, readQuestionList } from './questionFile.node.ts'

describe('readQuestionList', () => {
  it('reads one question from each line, each once', () => {
    const text = '\uFEFF# from the shop\r\nHow  big is it?\r\n\r\nprice\nHow big is it?\n'
    expect(readQuestionList(text)).toEqual(['How big is it?', 'price'])
  })

  it('reads the first column of the table of a report', () => {
    const rows = [
      '"question","count","unanswered","disliked","pages"',
      '"Does the ""big"" one cost more, too?","2","1","0","/ /fern"',
      `"'=1+1","1","0","0",""`,
    ]
    expect(readQuestionList(rows.join('\r\n'))).toEqual([
      'Does the "big" one cost more, too?',
      '=1+1',
    ])
  })

  // The German Excel saves a table with semicolons, and the counts became parts of the questions.
  it.each([';', '\t'])('reads a table whose separator is %j', (separator) => {
    const rows = [
      ['question', 'count', 'pages'],
      ['How big is it, in cm?', '2', '/'],
    ]
    expect(readQuestionList(rows.map((row) => row.join(separator)).join('\n'))).toEqual([
      'How big is it, in cm?',
    ])
  })

  it('leaves out what cannot be a question of a note', () => {
    expect(readQuestionList(`see https://acme.example\n${'x'.repeat(161)}\nok?`)).toEqual(['ok?'])
  })

  it('reads a hostile line in linear time', () => {
    const text = `"question",\n"${'""'.repeat(200_000)}`
    expect(readQuestionList(text)).toEqual([])
  })
})

describe('addToQuestionFile', () => {
  it('adds new questions after those of a person', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-questions-'))
    try {
      writeFileSync(findQuestionFile(folder), '# mine\nprice')
      expect(await addToQuestionFile(folder, ['price', 'size', 'size'])).toEqual(['size'])
      expect(await addToQuestionFile(folder, ['size'])).toEqual([])
      expect(readFileSync(findQuestionFile(folder), 'utf8')).toBe('# mine\nprice\nsize\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('makes the folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-questions-'))
    try {
      await addToQuestionFile(join(folder, 'study'), ['size'])
      expect(readFileSync(join(folder, 'study/questions.txt'), 'utf8')).toBe('size\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
