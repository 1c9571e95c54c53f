// Recognises what a question asks for, such as a duration, and the texts that give it.

import type { Unit } from '@docent/retrieval'
import { READ_LENGTH } from '../tuning.ts'
import type { AskedAmount } from './asked/askedForm.ts'
import { findAskedPatterns } from './asked/askedPatterns.ts'

const TIME =
  '(?:ms|s|m|h|d|secs?|mins?|hrs?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)'
const FEW =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)'

/** A question asks for the first that fits. "How many days" asks for a duration, and only then for a count. */
const KINDS: readonly AskedAmount[] = [
  {
    asked:
      /\bhow (?:long|often|soon|quick(?:ly)?|fast|frequent(?:ly)?|far back|old|much time)\b|\bhow many (?:milliseconds|seconds|minutes|hours|days|weeks|months|years)\b|\bmost often\b|\btime ?outs?\b|\bafter (?:what|which) time\b/i,
    given: new RegExp(
      `\\d[.,]*\\s*${TIME}\\b|\\b${FEW} ${TIME}\\b|\\b(?:immediately|instantly|forever|indefinitely|hourly|daily|weekly|monthly|yearly|every (?:second|minute|hour|day|week|month|year)|never expires?|permanent(?:ly)?|in real time)\\b`,
      'i',
    ),
  },
  {
    asked:
      /\bhow (?:big|large|wide|tall)\b|\b(?:what|which|max(?:imum)?|min(?:imum)?|default) (?:\w+ ){0,2}size\b|\bhow much (?:ram|memory|disk|space|storage|bandwidth)\b|\bdimensions\b/i,
    given:
      /\d[.,]*\s*(?:[kmgt]i?b|bytes?|megabytes?|gigabytes?|px|pixels?)\b|\d\s?[x×]\s?\d|\bunlimited\b/i,
  },
  {
    asked: /\b(?:prices?|pricing|costs?|fees?)\b|\bhow much (?:is|are|do|does|will)\b/i,
    given: /[$€£]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|cents?|dollars?|euros?)\b)|\bfree\b/i,
  },
  {
    asked: /\b(?:what|which|default)\b.{0,30}\bports?\b|\bport number\b/i,
    given: /\b\d{2,5}\b/,
  },
  {
    asked:
      /\b(?:which|what|min(?:imum)?|oldest|lowest|earliest)\b.{0,30}\b(?:versions?|release)\b|\bsince (?:when|which|what)\b/i,
    given: /\bv?\d+\.\d|\b(?:v|version |node |python |java |php |go )\d/i,
  },
  {
    asked:
      /\bhow (?:many|much|high|low|small|short)\b|\bnumber of\b|\b(?:max(?:imum)?|min(?:imum)?)\b.{0,40}\b(?:number|count|of)\b|\bat (?:most|least)\b/i,
    given:
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|unlimited|no limit|any number|as many)\b/i,
  },
  {
    asked: /^when\b|[,;] when (?:do|does|is|are|will)\b/i,
    given: /\b(?:when|after|before|once|until|every|during|as soon as|at \d)\b/i,
  },
]

/** Tells whether a unit gives what a question asks for. Undefined if a question asks for nothing of these. */
export function readAskedKind(
  question: string,
): ((unit: Pick<Unit, 'text'>) => boolean) | undefined {
  const kinds = findAskedPatterns()?.kinds ?? KINDS
  const kind = kinds.find(({ asked }) => asked.test(question))
  return kind && (({ text }) => kind.given.test(text.slice(0, READ_LENGTH)))
}
