import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import { listSections } from './listSections.ts'
import { nameNoteFile, readNoteFiles, writeNoteFile } from './noteFiles.node.ts'
import { selectNotes } from './selectNotes.ts'
import type { NoteLine, StudySection } from './types.ts'

let folder: string
let fern: StudySection[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-notes-'))
  const site = await openSite(PLANT_SHOP)
  const sections = await listSections(site.content)
  fern = sections.filter(({ passage }) => passage.route === '/products/fern')
  site.close()
})

afterEach(() => rmSync(folder, { recursive: true }))

function toLine({ key, passage }: StudySection, answer: string): NoteLine {
  return { key, section: passage.url, questions: ['How?'], answer, rests: [], words: [] }
}

async function write(...found: (readonly [StudySection | undefined, string])[]): Promise<void> {
  const lines = found.map(([section, answer]) => {
    if (section === undefined) throw new RangeError('The site has no such section.')
    return [section.key, [toLine(section, answer)]] as const
  })
  await writeNoteFile(folder, fern, new Map(lines))
}

const read = (): string => readFileSync(join(folder, 'products/fern.jsonl'), 'utf8')

it('keeps one file for each page, in the order of its sections', async () => {
  await write([fern[1], 'Second.'])
  await write([fern[0], 'First.'])
  expect(readdirSync(folder, { recursive: true })).toEqual(['products', 'products/fern.jsonl'])
  expect(read().match(/(?:First|Second)\./g)).toEqual(['First.', 'Second.'])
})

it('changes only the lines of sections that were read again', async () => {
  await write([fern[0], 'First.'], [fern[1], 'Second.'])
  const before = read().split('\n')
  await write([fern[1], 'Other.'])
  const after = read().split('\n')
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

it('keeps a note whose answer is the whole section without one', async () => {
  await write([fern[0], ''])
  const line = JSON.parse(read())
  expect(line).toEqual({ key: fern[0]?.key, section: fern[0]?.passage.url, questions: ['How?'] })
  const [file] = await readNoteFiles(folder)
  expect(file?.lines).toEqual([fern[0] && toLine(fern[0], '')])
})

it('drops notes of sections that no longer exist', async () => {
  await write([fern[0], 'First.'])
  const old = { key: 'old-key-0000', section: '/products/fern#old', none: true } as const
  writeFileSync(join(folder, 'products/fern.jsonl'), `${JSON.stringify(old)}\n${read()}`)
  await write([fern[1], 'Second.'])
  expect(read()).not.toContain('old-key')
})

it('says which line cannot be read, and why', async () => {
  writeFileSync(
    join(folder, 'a.jsonl'),
    '{"key":"abcdefgh","section":"/a","none":true}\n{"key":1}\n',
  )
  expect(await readNoteFiles(folder)).toEqual([
    {
      name: 'a.jsonl',
      lines: [{ key: 'abcdefgh', section: '/a', none: true }],
      faults: [{ line: 2, reason: expect.stringContaining('key of its section') }],
    },
  ])
})

it('keeps the questions without an answer, which reading a section again does not write', async () => {
  const [section] = fern
  if (section === undefined) throw new RangeError('The site has no such section.')
  const missing: NoteLine = { ...toLine(section, ''), isMissing: true }
  await writeNoteFile(folder, fern, new Map([[section.key, [missing]]]))
  expect(JSON.parse(read())).toMatchObject({ questions: ['How?'], missing: true })
  for (const answer of ['First.', 'Other.']) {
    await write([section, answer])
    const [file] = await readNoteFiles(folder)
    expect(file?.lines).toEqual([toLine(section, answer), missing])
  }
  await writeNoteFile(folder, fern, new Map([[section.key, [missing]]]))
  expect((await readNoteFiles(folder))[0]?.lines).toEqual([toLine(section, 'Other.'), missing])
})

it('finds nothing if there is no folder', async () => {
  expect(await readNoteFiles(join(folder, 'none'))).toEqual([])
})

it('finds no notes in a folder that has the name of a file', async () => {
  await write([fern[0], 'First.'])
  mkdirSync(join(folder, 'products/cactus.jsonl'))
  const files = await readNoteFiles(folder)
  expect(files.map(({ name }) => name)).toEqual(['products/fern.jsonl'])
})

it('selects the notes of today, and names the stale, the wrong and the missing', async () => {
  const [first, second, ...others] = fern
  await write([first, 'Water the fern twice a week.'], [second, 'Cats like it.'])
  const stale = { key: 'old-key-0000', section: '/products/fern#old', none: true } as const
  const files = await readNoteFiles(folder)
  const selected = selectNotes([...files, { name: 'b.jsonl', lines: [stale], faults: [] }], fern)
  expect(selected.notes.map(({ passage }) => passage)).toEqual(['/products/fern#watering'])
  expect(selected.unused).toMatchObject([
    { file: 'products/fern.jsonl', section: second?.passage.url, isStale: false },
    { file: 'b.jsonl', section: '/products/fern#old', isStale: true },
  ])
  expect(selected.unread).toEqual(others)
  expect(selected.lost).toEqual([])
})

it('names a sentence that a note rests on and its section does not have', async () => {
  const [section] = fern
  if (section === undefined) throw new RangeError('There is no section.')
  const note = toLine(section, 'Water the fern twice a week.')
  const rests = ['Water the fern twice a week.', 'Water the fern every day.']
  const { notes, lost } = selectNotes(
    [{ name: 'fern.jsonl', lines: [{ ...note, rests }], faults: [] }],
    fern,
  )
  expect(notes).toHaveLength(1)
  expect(lost).toEqual([
    { file: 'fern.jsonl', section: section.passage.url, sentence: 'Water the fern every day.' },
  ])
})

describe('the file of the notes on a page', () => {
  it.each([
    ['products/fern.md', 'products/fern.jsonl'],
    ['https://docs.acme.example/guide/start', '_sources/docs.acme.example/guide/start.jsonl'],
    ['https://docs.acme.example/', '_sources/docs.acme.example.jsonl'],
    ['/docs/start', '_sources/here/docs/start.jsonl'],
    ['https://docs.acme.example/../../etc/passwd', '_sources/docs.acme.example/etc/passwd.jsonl'],
  ])('of %s is %s', (page, file) => {
    expect(nameNoteFile(page)).toBe(file)
  })

  it('is another one for each address', () => {
    const paths = ['a?b=1', 'a?b=2', 'ä', 'ö', 'a:b', 'a']
    const names = paths.map((path) => nameNoteFile(`https://x.example/${path}`))
    expect(new Set(names).size).toBe(paths.length)
    expect(names.join('\n')).toMatch(/^(?:_sources\/x\.example\/[\w./%-]+\n?)+$/)
  })
})
