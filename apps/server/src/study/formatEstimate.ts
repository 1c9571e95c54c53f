import type { Content } from '@docent/content'
import type { ModelChoice } from '@docent/models'
import { estimatePage, estimatePlacing, estimateStudy, estimateWriting } from '@docent/study'
import type { StudySection } from '@docent/study'
import { countNoun } from '../printing/countNoun.ts'
import { formatMoney } from './formatMoney.ts'
import type { Expected } from './spending.ts'

const PER = 1_000_000

/** The estimated cost of reading some sections, before anything is spent. */
export function formatEstimate(
  sections: readonly StudySection[],
  price: ModelChoice['price'],
  currency: string,
): string {
  const { pages, ...tokens } = estimateStudy(sections)
  const what = `${countNoun(sections.length, 'section')} of ${countNoun(pages, 'page')}`
  return formatTokens(what, tokens, price, currency)
}

/** The same for what some pages leave open. */
export function formatMissingEstimate(
  pages: readonly (readonly StudySection[])[],
  { documents }: Pick<Content, 'documents'>,
  price: ModelChoice['price'],
  currency: string,
): string {
  const titles = documents.map(({ title }) => title)
  const each = pages.map((page) => estimatePage(page, titles))
  const prompt = each.reduce((sum, one) => sum + one.prompt, 0)
  const completion = each.reduce((sum, one) => sum + one.completion, 0)
  return formatTokens(countNoun(pages.length, 'page'), { prompt, completion }, price, currency)
}

/** The same for giving questions to notes, after writing them if their number is given. */
export function formatQuestionsEstimate(
  asked: readonly string[] | number,
  { documents }: Pick<Content, 'documents'>,
  price: ModelChoice['price'],
  currency: string,
): string {
  const count = typeof asked === 'number' ? asked : asked.length
  const placing = estimatePlacing(count)
  const writing =
    typeof asked === 'number' ? estimateWriting(asked, documents) : { prompt: 0, completion: 0 }
  const tokens = {
    prompt: placing.prompt + writing.prompt,
    completion: placing.completion + writing.completion,
  }
  return formatTokens(countNoun(count, 'question'), tokens, price, currency)
}

function formatTokens(
  what: string,
  { prompt, completion }: Expected,
  price: ModelChoice['price'],
  currency: string,
): string {
  const cost =
    price && formatMoney((prompt * price.prompt + completion * price.completion) / PER, currency)
  const counted = [
    what,
    `about ${round(prompt)} tokens to read and ${round(completion)} to write`,
    cost === undefined ? 'the model has no price in the configuration' : `about ${cost}`,
  ]
  return `${counted.join(', ')}.`
}

function round(tokens: number): string {
  const step = tokens < 10_000 ? 100 : 1000
  return (Math.ceil(tokens / step) * step).toLocaleString('en')
}
