import { estimateMissing, writeMissingRequest } from '@docent/study'
import type { StudySection } from '@docent/study'
import type { Expected } from './spending.ts'

/** Tokens of the passages that are read to see whether questions have an answer after all: at most 18 of 1,000 characters. */
const CHECK_TOKENS = 4_800

/** The tokens of both requests about what a page leaves open. */
export function estimatePage(page: readonly StudySection[], titles: readonly string[]): Expected {
  const { prompt, completion } = estimateMissing(writeMissingRequest(page, titles))
  return { prompt: prompt + CHECK_TOKENS, completion }
}
