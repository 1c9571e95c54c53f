import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '@docent/content'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQuestions, writeSite } from './site.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-bench-site-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function write(name: string, passages: number) {
  await writeSite(join(folder, name), passages)
  return loadContent(join(folder, name), { lenient: true })
}

it('writes pages of ten sections each that say something', async () => {
  const { documents } = await write('site', 600)
  expect(documents).toHaveLength(60)
  for (const { sections, title, summary } of documents) {
    expect(sections).toHaveLength(10)
    expect(sections.every(({ text }) => text.length > 40)).toBe(true)
    expect(`${title} ${summary}`.length).toBeGreaterThan(20)
  }
})

it('writes the same site again', async () => {
  const [one, other] = [await write('one', 100), await write('other', 100)]
  expect(other.hash).toBe(one.hash)
})

it('has lists and code in the share of sections that real sites have', async () => {
  const { documents } = await write('site', 600)
  const tokens = documents.flatMap((document) => document.tokens)
  const share = (type: string) => tokens.filter((token) => token.type === type).length / 600
  expect(share('list')).toBeGreaterThan(0.25)
  expect(share('list')).toBeLessThan(0.45)
  expect(share('code')).toBeGreaterThan(0.35)
  expect(share('code')).toBeLessThan(0.55)
})

it('asks what the pages are about, in as many questions as are wanted', async () => {
  const { documents } = await write('site', 600)
  const questions = createQuestions(600, 40)
  expect(questions).toHaveLength(40)
  expect(createQuestions(600, 40)).toEqual(questions)
  const said = new Set(
    documents
      .flatMap(({ sections }) => sections.map(({ text }) => text.toLowerCase()))
      .flatMap((text) => text.match(/[a-z]+/g) ?? []),
  )
  // Of four, the first and the third have neither a typing error nor a foreign word.
  const plain = questions.filter((_, index) => index % 2 === 0)
  const known = plain.filter((question) =>
    (question.toLowerCase().match(/[a-z]{5,}/g) ?? []).every((word) => {
      return said.has(word) || word === 'where'
    }),
  )
  expect(known.length / plain.length).toBeGreaterThan(0.8)
  expect(questions.filter((question) => question.includes('zyxomorph'))).toHaveLength(10)
})
