import type { KeptNote, MissingNote, NoteLine } from './types.ts'

/** A line of a file of notes cannot be read. */
export class NoteLineError extends Error {
  override readonly name = 'NoteLineError'

  constructor(reason: string, line: string) {
    super(`${reason}, found ${line.slice(0, 80)}`)
  }
}

/** Writes a line, with its fields always in the same order. */
export function writeNoteLine(line: NoteLine): string {
  const { key, section } = line
  if (isEmptyLine(line)) return JSON.stringify({ key, section, none: true })
  const { questions, answer, rests, words, isMissing } = line
  if (isMissing) return JSON.stringify({ key, section, questions, missing: true })
  const said = answer === '' ? {} : { answer, rests }
  const rest = words.length > 0 ? { words } : {}
  return JSON.stringify({ key, section, questions, ...said, ...rest })
}

export function isEmptyLine(line: NoteLine): line is Exclude<NoteLine, KeptNote> {
  return 'none' in line
}

/** Whether a line has questions that no page answers. */
export function isMissingLine(line: NoteLine): line is MissingNote {
  return 'isMissing' in line && line.isMissing === true
}

/** Whether a line only says that somebody looked for questions without an answer on its page. */
export function isMissingMark(line: NoteLine): boolean {
  return isMissingLine(line) && line.questions.length === 0
}

/** @throws {NoteLineError} for a line that is not a note. */
export function readNoteLine(line: string): NoteLine {
  const value = parse(line)
  const key = value['key']
  const section = value['section']
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) {
    throw new NoteLineError('A note has the key of its section, letters and digits', line)
  }
  if (typeof section !== 'string') throw new NoteLineError('A note names its section', line)
  if (value['none'] === true) return { key, section, none: true }
  const { questions, answer = '', rests = [], words = [] } = value
  if (!isTexts(questions)) throw new NoteLineError('"questions" is a list of texts', line)
  if (value['missing'] === true) {
    return { key, section, questions, answer: '', rests: [], words: [], isMissing: true }
  }
  if (typeof answer !== 'string') throw new NoteLineError('"answer" is a text', line)
  if (!isTexts(rests)) throw new NoteLineError('"rests" is a list of texts', line)
  if (!isTexts(words)) throw new NoteLineError('"words" is a list of texts', line)
  return { key, section, questions, answer, rests, words }
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value))
    }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new NoteLineError('A line is one JSON object', line)
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
