// The questions of an evaluation: JSON lines, written by hand or by a program.

import { isObject } from '@docent/protocol'

/** One question with its right answer. */
export interface EvalQuestion {
  readonly id: string
  readonly question: string
  /** The same visitor's earlier questions, oldest first. */
  readonly before: readonly string[]
  /** The address of the page that the visitor is on: `/products/widget`. */
  readonly page?: string
  /** `natural`, `faq` or another name for questions that the pages answer, or `unanswerable`. */
  readonly kind: string
  /** Whether the line names neither its kind nor a place of its answer. */
  readonly isBare?: true
  readonly subkind: string
  /** The places of the answer. Each of them is enough. */
  readonly expected: readonly ExpectedPlace[]
  /** Pages that a lenient judge accepts as well. */
  readonly also: readonly ExpectedPlace[]
  /** The facts of a right answer: each must be found in it. */
  readonly facts: readonly RegExp[]
  /** Text that no answer may contain. */
  readonly forbid: readonly RegExp[]
}

/** A page, or a section of it. */
export interface ExpectedPlace {
  /** Relative to the content folder: `products/widget.md`. */
  readonly file: string
  /** In plain text or as written; empty for the text above the first heading. */
  readonly heading?: string
}

export const UNANSWERABLE = 'unanswerable'

/** Reports every problem in a file of questions at once. */
export class QuestionFileError extends Error {
  override readonly name = 'QuestionFileError'

  constructor(problems: readonly string[]) {
    super(`Cannot read the questions:\n${problems.join('\n')}`)
  }
}

/**
 * Reads a file of questions, one JSON object in a line; empty lines are skipped, and so are fields
 * that are not known here.
 *
 * @throws {QuestionFileError} listing each line that cannot be read, by its number.
 */
export function readQuestions(source: string): EvalQuestion[] {
  const problems: string[] = []
  const questions = source.split('\n').flatMap((text, index) => {
    if (text.trim() === '') return []
    try {
      return [readQuestion(text, index + 1)]
    } catch (error) {
      problems.push(`line ${index + 1}  ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  })
  problems.push(...findRepeated(questions))
  if (questions.length + problems.length === 0) problems.push('The file has no questions.')
  if (problems.length > 0) throw new QuestionFileError(problems)
  return questions
}

function readQuestion(text: string, line: number): EvalQuestion {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new Error(`expected an object, found ${text.slice(0, 40)}`)
  const expected = readPlaces(value, 'expected')
  const question = readText(value, 'question')
  if (question.trim() === '') throw new Error('question: expected a text, found none')
  const given = readText(value, 'kind')
  const page = readText(value, 'page')
  const kind = given || (expected.length > 0 ? 'natural' : UNANSWERABLE)
  if (kind !== UNANSWERABLE && expected.length === 0) {
    throw new Error(
      `expected: a question of the kind ${kind} needs the place of its answer: only "${UNANSWERABLE}" has none`,
    )
  }
  return {
    id: readText(value, 'id') || `line-${line}`,
    question,
    before: readTexts(value, 'before'),
    ...(page !== '' && { page }),
    kind,
    ...(given === '' && expected.length === 0 && { isBare: true }),
    subkind: readText(value, 'subkind'),
    expected,
    also: readPlaces(value, 'also'),
    facts: readPatterns(value, 'facts'),
    forbid: readPatterns(value, 'forbid'),
  }
}

type Fields = Readonly<Record<string, unknown>>

function readText(fields: Fields, name: string): string {
  const value = fields[name] ?? ''
  if (typeof value === 'string') return value
  throw new Error(`${name}: expected a text, found ${JSON.stringify(value)}`)
}

function readList(fields: Fields, name: string): unknown[] {
  const value = fields[name] ?? []
  if (Array.isArray(value)) return value
  throw new Error(`${name}: expected a list, found ${JSON.stringify(value)}`)
}

function readTexts(fields: Fields, name: string): string[] {
  return readList(fields, name).map((value, index) =>
    readText({ [`${name}[${index}]`]: value }, `${name}[${index}]`),
  )
}

function readPlaces(fields: Fields, name: string): ExpectedPlace[] {
  return readList(fields, name).map((value, index) => {
    if (!isObject(value) || typeof value['file'] !== 'string') {
      throw new Error(`${name}[${index}]: expected an object with a file`)
    }
    const { file } = value
    return value['heading'] === undefined ? { file } : { file, heading: readText(value, 'heading') }
  })
}

function readPatterns(fields: Fields, name: string): RegExp[] {
  return readTexts(fields, name).map((pattern, index) => {
    try {
      return new RegExp(pattern, 'i')
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${name}[${index}]: expected a regular expression: ${reason}`, { cause })
    }
  })
}

function findRepeated(questions: readonly EvalQuestion[]): string[] {
  const ids = questions.map(({ id }) => id)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...repeated].map((id) => `id: "${id}" belongs to several questions`)
}
