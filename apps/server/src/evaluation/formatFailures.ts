import type { Evaluated } from '@docent/evaluation'
import { formatHits } from '../printing/features.ts'
import { indent } from '../printing/table.ts'

/** The number of wrong answers for each reason, on one line. */
export function formatReasons(results: readonly Evaluated[]): string {
  const failed = results.filter(({ reason }) => reason !== undefined)
  if (failed.length === 0) return 'No answer is wrong.'
  const counts = [...Map.groupBy(failed, ({ reason }) => reason)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, some]) => `${some.length} ${reason}`)
  return `Wrong: ${failed.length}. ${counts.join(', ')}.`
}

/** Each wrong answer with its reason and the ranking's features of the right passages. */
export function formatFailures(results: readonly Evaluated[]): string {
  return results
    .filter(({ reason }) => reason !== undefined)
    .map(formatFailure)
    .join('\n\n')
}

function formatFailure(result: Evaluated): string {
  const { question, reason, answer } = result
  const kind = [question.kind, question.subkind].filter((name) => name !== '').join(', ')
  const lines = [
    ...question.before.map((text) => `after: ${text}`),
    describeAnswer(result),
    ...(answer.failure === undefined ? [] : [answer.failure]),
    ...describeFacts(result),
    ...(result.unknown.length > 0 ? [`on no page: ${result.unknown.join(', ')}`] : []),
    formatFound(result),
  ]
  return `${question.id}  ${reason} (${kind})  ${question.question}\n${indent(lines.join('\n'), 4)}`
}

function describeAnswer({ form, judgement, confidence }: Evaluated): string {
  const { pages, isRefused, length } = judgement
  const taken = form === 'pages' ? '' : `taken for ${form}, `
  const said = isRefused ? 'refused' : 'answered'
  const shown = pages.length > 0 ? pages.join(' ') : 'no page'
  return `${taken}${said} at ${confidence.toFixed(2)} in ${length} characters, shown: ${shown}`
}

function describeFacts({ question, judgement, answer }: Evaluated): string[] {
  const forbidden = question.forbid.filter((one) => one.test(answer.text))
  if (forbidden.length > 0) return [`said: ${forbidden.map(String).join(' ')}`]
  if (judgement.saysFacts !== false || judgement.isRefused) return []
  const missing = question.facts.filter((fact) => !fact.test(answer.text))
  if (missing.length === 0) return ['states the facts too late']
  return [`not said: ${missing.map(String).join(' ')}`]
}

/** The first result, and the best of the right pages and of the right sections. */
function formatFound({ best, ranks, question }: Evaluated): string {
  const { page, section } = ranks
  const right = [
    { cells: ['right page', nameRank(page.first)], hit: page.hit },
    { cells: ['right section', nameRank(section.first)], hit: section.hit },
  ]
  return formatHits(
    ['found', 'rank'],
    [
      { cells: ['first', nameRank(best && 1)], hit: best },
      ...(question.expected.length > 0 ? right : []),
    ],
  )
}

function nameRank(rank: number | undefined): string {
  return rank === undefined ? 'none' : String(rank)
}
