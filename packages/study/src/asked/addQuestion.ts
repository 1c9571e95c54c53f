import type { StudyNote } from '@docent/retrieval'
import { isEmptyLine, isMissingLine } from '../noteLines.ts'
import { MAX_QUESTIONS } from '../proveNote.ts'
import { takeNotes } from '../takeNotes.ts'
import type { KeptNote, NoteLine, StudySection } from '../types.ts'

/** The lines of a section with one more question for a note; undefined if the note has as many as are kept. */
export function addToNote(
  lines: readonly NoteLine[],
  question: string,
  { questions: [first] }: StudyNote,
): NoteLine[] | undefined {
  const line = lines.find((each) => isAnswer(each) && each.questions[0] === first)
  return line && extend(lines, line, question)
}

/**
 * The lines of a section with one more question that it answers. An answer that the section does not support is left
 * out: the section as a whole then answers the question.
 */
export function addToSection(
  lines: readonly NoteLine[],
  question: string,
  answer: string,
  section: StudySection,
): NoteLine[] {
  const kept = lines.filter((line) => !isEmptyLine(line))
  const written = { questions: [question], answer, words: [] }
  const proven = takeNotes([written], section).lines.filter((line) => !isEmptyLine(line))
  if (answer !== '' && proven.length > 0) return [...kept, ...proven]
  const whole = kept.find((line) => isAnswer(line) && line.answer === '')
  const extended = whole && extend(kept, whole, question)
  return extended ?? [...kept, ...takeNotes([{ ...written, answer: '' }], section).lines]
}

function extend(
  lines: readonly NoteLine[],
  line: NoteLine,
  question: string,
): NoteLine[] | undefined {
  if (isEmptyLine(line) || line.questions.length >= MAX_QUESTIONS) return undefined
  const longer = { ...line, questions: [...line.questions, question] }
  return lines.map((each) => (each === line ? longer : each))
}

function isAnswer(line: NoteLine): line is KeptNote {
  return !isEmptyLine(line) && !isMissingLine(line)
}
