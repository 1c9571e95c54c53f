import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readNamedFile } from './readNamedFile.ts'
import { writeNamedFile } from './writeNamedFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-named-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('readNamedFile', () => {
  const TEXT = 'How large is it? Wie groß?\n'
  const bigEndian = Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()

  // The first line of a file from Windows could not be read, and UTF-16 gave nothing at all.
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 in the other byte order', bigEndian],
  ])('reads a file in %s', async (_, bytes) => {
    const file = join(folder, 'questions.txt')
    writeFileSync(file, bytes)
    expect(await readNamedFile(file, 'the questions')).toBe(TEXT)
  })
})

describe('writeNamedFile', () => {
  // The command ended with a stack after minutes of work.
  it('creates the folders that are missing', async () => {
    const file = join(folder, 'reports/may/figures.json')
    await writeNamedFile(file, 'the figures', '{}')
    expect(readFileSync(file, 'utf8')).toBe('{}')
  })

  it('says why a file cannot be written, and what to do', async () => {
    await expect(writeNamedFile(folder, 'the figures', '{}')).rejects.toThrow(
      `Cannot write the figures to ${folder}: it is a folder. Name another file.`,
    )
    writeFileSync(join(folder, 'a'), '')
    await expect(writeNamedFile(join(folder, 'a/b'), 'the figures', '{}')).rejects.toThrow(
      'a part of its path is a file. Name another file.',
    )
  })
})
