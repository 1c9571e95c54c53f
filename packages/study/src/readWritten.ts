import { isTexts } from './noteLines.ts'
import { isUsableQuestion, isUsableWord, MAX_QUESTIONS, MAX_WORDS } from './proveNote.ts'
import type { WrittenNote } from './types.ts'

/** A model wrote something other than notes. */
export class NotesError extends Error {
  override readonly name = 'NotesError'
}

/**
 * Reads what a model wrote about a section. Text around the JSON, such as a fence, is not a fault.
 *
 * @throws {NotesError} if no notes can be found in it.
 */
export function readWrittenText(text: string): WrittenNote[] {
  return readNotes(readJsonObject(text))
}

/**
 * Reads what a model wrote about questions that a page does not answer, at most `most`.
 *
 * @throws {NotesError} if there is no list of them.
 */
export function readMissingText(text: string, most: number): WrittenNote[] {
  const { missing } = readJsonObject(text)
  return readMissing(missing)
    .filter(({ questions }) => questions.length > 0 && questions.every(isUsableQuestion))
    .slice(0, most)
}

/** @throws {NotesError} if there is no JSON object in the text. */
export function readJsonObject(text: string): Record<string, unknown> {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) throw new NotesError('there is no JSON in the answer')
  return readRecord(parse(text.slice(from, to + 1)))
}

/**
 * Reads a line that a person wrote: notes, questions that no page answers, or both.
 *
 * @throws {NotesError} if it has neither.
 */
export function readWritten(value: unknown): WrittenNote[] {
  const record = readRecord(value)
  if (record['missing'] === undefined) return readNotes(record)
  const missing = readMissing(record['missing'])
  return record['notes'] === undefined ? missing : [...readNotes(record), ...missing]
}

function readNotes({ notes, asks, words }: Record<string, unknown>): WrittenNote[] {
  if (!Array.isArray(notes)) throw new NotesError('"notes" is missing, or not a list')
  const own = isTexts(words) ? words : []
  const whole = isTexts(asks) && asks.length > 0 ? [{ questions: asks, answer: '' }] : []
  return [...notes, ...whole].map((note: unknown, place) => toNote(note, place, own))
}

function readMissing(missing: unknown): WrittenNote[] {
  if (!Array.isArray(missing)) throw new NotesError('"missing" is not a list')
  return missing.map(toMissing)
}

/** Questions about one thing that no page answers. */
function toMissing(questions: unknown, place: number): WrittenNote {
  if (!isTexts(questions)) {
    throw new NotesError(`entry ${place + 1} of "missing" is not a list of questions`)
  }
  return {
    questions: keepUsable(questions).slice(0, MAX_QUESTIONS),
    answer: '',
    words: [],
    isMissing: true,
  }
}

function toNote(value: unknown, place: number, words: readonly string[]): WrittenNote {
  const { questions, answer } = readRecord(value)
  if (!isTexts(questions) || typeof answer !== 'string') {
    throw new NotesError(`note ${place + 1} has no questions, or no answer`)
  }
  return {
    questions: keepUsable(questions),
    answer: tidy(answer),
    words: words.map(tidy).filter(isUsableWord).slice(0, MAX_WORDS),
  }
}

/** If none is left, the note is dropped with the reason, so all stay. */
function keepUsable(questions: readonly string[]): string[] {
  const asked = questions.map(tidy)
  const usable = asked.filter(isUsableQuestion)
  return usable.length > 0 ? usable : asked
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new NotesError('its JSON cannot be read')
  }
}

function readRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new NotesError('it is not a JSON object')
  return Object.fromEntries(Object.entries(value))
}
