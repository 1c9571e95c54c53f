import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUsableQuestion } from '../proveNote.ts'
import { readAbsent } from '../readAbsent.ts'

/** The questions that a model wrote for the people who come to a site. A person may edit them. */
export function findQuestionFile(studyFolder: string): string {
  return join(studyFolder, 'questions.txt')
}

/**
 * Reads questions: one on each line, or the first column of the table that `docent report --csv` prints, also if a
 * spreadsheet has saved it with other separators. Lines that begin with #, and questions that are too long or have a link, are left out.
 */
export function readQuestionList(text: string): string[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = /^"?question"?([,;\t])/.exec(head)?.[1]
  const lines =
    separator === undefined ? [head, ...rows] : rows.map((row) => readFirstCell(row, separator))
  const tidy = lines.map((line) => line.trim().replaceAll(/\s+/g, ' '))
  return [...new Set(tidy.filter((line) => !line.startsWith('#') && isUsableQuestion(line)))]
}

function readFirstCell(row: string, separator: string): string {
  const quoted = /^"((?:[^"]|"")*)"/.exec(row)?.[1]
  const cell = quoted === undefined ? row.split(separator)[0] : quoted.replaceAll('""', '"')
  // The report writes this mark before a cell that a spreadsheet would take for a formula.
  return (cell ?? '').replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

/** Adds questions to the end of the file. Those that it has stay once. */
export async function addToQuestionFile(
  studyFolder: string,
  questions: readonly string[],
): Promise<string[]> {
  const file = findQuestionFile(studyFolder)
  const before = await readFile(file, 'utf8').catch(readAbsent)
  const known = new Set(readQuestionList(before))
  const fresh = [...new Set(questions)].filter((question) => !known.has(question))
  if (fresh.length === 0) return []
  await mkdir(studyFolder, { recursive: true })
  const start = before === '' || before.endsWith('\n') ? '' : '\n'
  await appendFile(file, `${start}${fresh.join('\n')}\n`)
  return fresh
}
