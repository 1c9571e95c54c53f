import { writeStudyRequest } from './writeStudyRequest.ts'
import { QUESTIONS_EACH, writeQuestionsRequest } from './asked/writePeopleRequests.ts'
import type { PageTitle } from './asked/writePeopleRequests.ts'
import { CHECKED_PASSAGES, PASSAGE_LENGTH } from './missing/writeCheckRequest.ts'
import { MISSING_THINGS, writeMissingRequest } from './missing/writeMissingRequest.ts'
import type { ModelRequest, StudySection } from './types.ts'

/** The estimated cost of reading some sections. */
export interface Estimate {
  readonly sections: number
  readonly pages: number
  readonly prompt: number
  readonly completion: number
}

/** Characters of a token, in English prose with some code. */
const TOKEN_LENGTH = 4
/** Tokens of a note: an answer of about 25 words, three questions, and the JSON around them. */
const NOTE_TOKENS = 62
/** Tokens of a reply besides its notes: its JSON, the questions about the whole section, and the words. */
const REPLY_TOKENS = 60
/** Tokens of one thing that no page answers, asked in four ways. */
const THING_TOKENS = 70
/** Tokens of the passages that may answer these things after all, with the rules for reading them. */
const CHECK_TOKENS = (MISSING_THINGS * CHECKED_PASSAGES * PASSAGE_LENGTH) / TOKEN_LENGTH + 300
/** Tokens of the sections and notes that are read for one question, and of the check if nothing answers. */
const PLACE_TOKENS = 1_200
const PLACE_REPLY_TOKENS = 40
/** Tokens of the sentence about one kind of people. */
const PERSON_TOKENS = 60
const QUESTION_TOKENS = 18

/** Tokens of one request and of its reply. */
export function estimateSection(section: StudySection): Pick<Estimate, 'prompt' | 'completion'> {
  const request = writeStudyRequest(section)
  return estimateRequest(request, request.notes * NOTE_TOKENS + REPLY_TOKENS)
}

/** Tokens of a request, with those of a reply whose length is known. */
export function estimateRequest(
  { system, user }: ModelRequest,
  completion: number,
): Pick<Estimate, 'prompt' | 'completion'> {
  return { prompt: Math.ceil((system.length + user.length) / TOKEN_LENGTH), completion }
}

/** Tokens of a request about questions without an answer, and of its reply. */
export function estimateMissing(request: ModelRequest): Pick<Estimate, 'prompt' | 'completion'> {
  return estimateRequest(request, MISSING_THINGS * THING_TOKENS)
}

/** Tokens for finding the notes that answer some questions, and for checking those that nothing answers. */
export function estimatePlacing(questions: number): Pick<Estimate, 'prompt' | 'completion'> {
  return { prompt: questions * PLACE_TOKENS, completion: questions * PLACE_REPLY_TOKENS }
}

/** Tokens for writing some questions. */
export function estimateWriting(
  questions: number,
  pages: readonly PageTitle[],
): Pick<Estimate, 'prompt' | 'completion'> {
  const kinds = Math.ceil(questions / QUESTIONS_EACH)
  const { prompt } = estimateRequest(writeQuestionsRequest(pages, '', QUESTIONS_EACH), 0)
  return {
    prompt: (kinds + 1) * prompt,
    completion: kinds * PERSON_TOKENS + questions * QUESTION_TOKENS,
  }
}

/** Tokens of both requests about what a page leaves open, and of their replies. */
export function estimatePage(
  sections: readonly StudySection[],
  titles: readonly string[],
): Pick<Estimate, 'prompt' | 'completion'> {
  const { prompt, completion } = estimateMissing(writeMissingRequest(sections, titles))
  return { prompt: prompt + CHECK_TOKENS, completion }
}

export function estimateStudy(sections: readonly StudySection[]): Estimate {
  const each = sections.map(estimateSection)
  return {
    sections: sections.length,
    pages: new Set(sections.map(({ file }) => file)).size,
    prompt: each.reduce((sum, { prompt }) => sum + prompt, 0),
    completion: each.reduce((sum, { completion }) => sum + completion, 0),
  }
}
