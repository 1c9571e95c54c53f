import type { ModelChoice } from '@docent/models'
import { estimateStudy } from '@docent/study'
import type { StudySection } from '@docent/study'
import { countNoun } from '../printing/countNoun.ts'
import { formatMoney } from './formatMoney.ts'

const PER = 1_000_000

/** The estimated cost of reading some sections, before anything is spent. */
export function formatEstimate(
  sections: readonly StudySection[],
  price: ModelChoice['price'],
  currency: string,
): string {
  const { pages, prompt, completion } = estimateStudy(sections)
  const cost =
    price && formatMoney((prompt * price.prompt + completion * price.completion) / PER, currency)
  const counted = [
    `${countNoun(sections.length, 'section')} of ${countNoun(pages, 'page')}`,
    `about ${round(prompt)} tokens to read and ${round(completion)} to write`,
    cost === undefined ? 'the model has no price in the configuration' : `about ${cost}`,
  ]
  return `${counted.join(', ')}.`
}

function round(tokens: number): string {
  const step = tokens < 10_000 ? 100 : 1000
  return (Math.ceil(tokens / step) * step).toLocaleString('en')
}
