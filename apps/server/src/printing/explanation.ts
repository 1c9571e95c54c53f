import type { Explanation } from '@docent/answers'
import { formatHits } from './features.ts'
import { formatTable, indent } from './table.ts'

type Findings = Explanation['findings']
type Verdict = Findings['verdict']

const FORMS: Readonly<Record<Explanation['form'], string>> = {
  'small talk': 'Treated as small talk or an instruction. The pages were not used.',
  catalogue:
    'Treated as a question about the site. Answered from its structure, not from a search.',
  pages: 'Searched the pages.',
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  answer: 'enough to answer',
  doubt: 'not enough to answer, but enough for the closest passages',
  refuse: 'not enough to answer',
  exhausted: 'everything relevant was said before',
}

/** Longer units are cut in a separate line. */
const UNIT_LENGTH = 90

/**
 * Explains an answer in a terminal: how the question was read, and which sections were found and
 * used.
 */
export function formatExplanation(explanation: Explanation): string {
  const { form, findings, passages } = explanation
  return [
    FORMS[form],
    formatReading(findings),
    formatFound(findings),
    formatConfidence(explanation),
    ...passages.map(formatPassage),
  ].join('\n\n')
}

function formatReading({ query, context }: Findings): string {
  const rows = query.terms.map(({ term, weight, pageWeight, passages, pages, origin, similar }) => [
    term,
    weight.toFixed(2),
    pageWeight.toFixed(2),
    String(passages),
    String(pages),
    origin,
    similar.map((other) => other.term).join(' '),
  ])
  const heads = ['term', 'weight', 'page weight', 'passages', 'pages', 'from', 'similar']
  const notes = [
    ...query.corrected.map(({ from, to }) => `"${from}" is on no page. Searched for "${to}".`),
    ...query.unknown.map((word) => `"${word}" is on no page.`),
    ...(query.unknown.length > 0 ? [sayUnknown(query.unknownWeights)] : []),
    ...(query.quoted.length > 0 ? [`Quoted phrases: ${query.quoted.length}.`] : []),
    ...[...query.collections].map((name) => `It names the section /${name}.`),
    ...(context === '' ? [] : [`It depends on the previous question: ${context}`]),
  ]
  return ['The question', indent([formatTable(heads, rows), ...notes].join('\n'), 2)].join('\n')
}

/** "Unknown words weigh 3.71 (other), 5.30 (name)." */
function sayUnknown(weights: Findings['query']['unknownWeights']): string {
  const said = Object.entries(weights)
    .filter(([, weight]) => weight > 0)
    .map(([kind, weight]) => `${weight.toFixed(2)} (${kind})`)
  return `Unknown words weigh ${said.join(', ')}.`
}

function formatFound({ found, hits }: Findings): string {
  if (found.length === 0) return 'Found nothing.'
  const rows = found.map((hit, index) => {
    const rank = `${index + 1}${hits.includes(hit) ? '' : ', cited before'}`
    return { cells: [rank], hit }
  })
  return ['Found', indent(formatHits([''], rows), 2)].join('\n')
}

function formatConfidence({
  findings,
  signals,
  byWords,
  unwritten,
  thresholds,
}: Explanation): string {
  const { confidence, verdict, missing } = findings
  const { refuse, doubt } = thresholds
  const rows = signals.map(({ name, value, weight }) => [
    name,
    value.toFixed(2),
    weight.toFixed(2),
    (value * weight).toFixed(2),
  ])
  return [
    ...(missing ? ['A note says that no page answers this.'] : []),
    `Confidence ${confidence.toFixed(3)}: ${VERDICTS[verdict]} (below ${refuse} a refusal, below ${doubt} the closest passages)`,
    ...(unwritten.length > 0
      ? [`  None of the best sections writes about: ${unwritten.join(', ')}.`]
      : []),
    ...(rows.length === 0
      ? []
      : [
          `  By the words alone ${byWords.toFixed(3)}:`,
          indent(formatTable(['signal', 'value', 'weight', 'product'], rows), 2),
        ]),
  ].join('\n')
}

function formatPassage({ hit, share, units }: Explanation['passages'][number]): string {
  const rows = units.map(({ unit, worth, isKept }) => [
    isKept ? 'kept' : 'dropped',
    worth.toFixed(2),
    unit.kind,
    cut(unit.text.replaceAll(/\s+/g, ' ')),
  ])
  const { url, title, section } = hit.passage
  const name = section === '' ? title : `${title} › ${section}`
  return [
    `Likelihood ${share.toFixed(2)}: ${url}  ${name}`,
    indent(formatTable(['', 'score', 'unit', ''], rows), 2),
  ].join('\n')
}

function cut(text: string): string {
  return text.length > UNIT_LENGTH ? `${text.slice(0, UNIT_LENGTH - 1)}…` : text
}
