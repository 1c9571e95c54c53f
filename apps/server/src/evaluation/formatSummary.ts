import { RECALL_AT } from '@docent/evaluation'
import type { KindSummary, RankingSummary, ReliabilityBand, Summary } from '@docent/evaluation'
import { formatRate, formatTable } from '../printing/table.ts'

/** The figures of a whole evaluation, for a terminal. */
export function formatSummary(summary: Summary, bands: readonly ReliabilityBand[]): string {
  return [
    formatAnswers(summary),
    formatRetrieval(summary),
    formatRefusals(summary),
    formatSubkinds(summary),
    formatReliability(bands),
    `Right: ${formatRate(summary.correct)}.  Headline, the harmonic mean of natural answered right and ` +
      `unanswerable refused: ${formatRate(summary.headline)}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function formatAnswers({ kinds }: Summary): string {
  const columns: readonly [head: string, read: (kind: KindSummary) => string][] = [
    ['n', ({ questions }) => String(questions)],
    ['source@1', ({ sourceFirst }) => formatRate(sourceFirst)],
    ['source@3', ({ sourceInThree }) => formatRate(sourceInThree)],
    ['lenient@3', ({ sourceInThreeLenient }) => formatRate(sourceInThreeLenient)],
    ['section@3', ({ sectionInThree }) => formatRate(sectionInThree)],
    ['facts', ({ saysFacts }) => formatRate(saysFacts)],
    ['glance', ({ saysFactsAtGlance }) => formatRate(saysFactsAtGlance)],
    ['answered', ({ answered }) => formatRate(answered)],
    ['right', ({ correct }) => formatRate(correct)],
    ['support', ({ support }) => formatRate(support)],
    ['chars', ({ length }) => formatRate(length, 0)],
    ['pages', ({ pages }) => formatRate(pages, 1)],
  ]
  const rows = Object.entries(kinds).map(([kind, one]) => [
    kind,
    ...columns.map(([, read]) => read(one)),
  ])
  return formatTable(['answers', ...columns.map(([head]) => head)], rows)
}

function formatRetrieval({ retrieval }: Summary): string {
  const rows = Object.entries(retrieval).flatMap(([kind, { page, section }]) => [
    [`${kind}, by page`, ...toRankingCells(page)],
    [`${kind}, by section`, ...toRankingCells(section)],
  ])
  if (rows.length === 0) return ''
  const recalls = RECALL_AT.map((rank) => `R@${rank}`)
  return formatTable(['retrieval', ...recalls, 'MRR', 'nDCG@10'], rows)
}

function toRankingCells({ recall, mrr, ndcg }: RankingSummary): string[] {
  return [...RECALL_AT.map((rank) => recall[rank]), mrr, ndcg].map((rate) => formatRate(rate))
}

function formatRefusals({ refusal }: Summary): string {
  const { recall, precision, falseRefusals, falseRefusalsNatural, forbidden } = refusal
  return [
    `refusals: recall ${formatRate(recall)}, precision ${formatRate(precision)}`,
    `false ones ${formatRate(falseRefusals)}, of natural questions ${formatRate(falseRefusalsNatural)}`,
    `${forbidden} ${forbidden === 1 ? 'answer says' : 'answers say'} something forbidden`,
  ].join(', ')
}

function formatSubkinds({ kinds }: Summary): string {
  const lines = Object.entries(kinds).flatMap(([kind, { bySubkind }]) => {
    const parts = Object.entries(bySubkind).map(([subkind, { questions, correct }]) => {
      return `${subkind || 'others'} ${correct} of ${questions}`
    })
    return parts.length > 1 ? [`right, ${kind}: ${parts.join(', ')}`] : []
  })
  return lines.join('\n')
}

function formatReliability(bands: readonly ReliabilityBand[]): string {
  if (bands.length === 0) return ''
  const rows = bands.map(({ from, to, questions, claimed, answerable, found }) => [
    `${from.toFixed(1)} to ${to.toFixed(1)}`,
    String(questions),
    formatRate(claimed),
    formatRate(answerable),
    formatRate(found),
  ])
  return formatTable(['confidence', 'n', 'claimed', 'answerable', 'page found'], rows)
}
