import { toUtcDay } from '@docent/content'
import { countNoun } from '../printing/countNoun.ts'
import { formatTable, indent } from '../printing/table.ts'
import type { QuestionFigures, VisitorReport } from './collectReport.ts'
import { cutWords, toPlainLine } from './plainLine.ts'

/** The maximum rows of each list in the terminal and in Markdown. A spreadsheet file has all. */
const MOST_ROWS = 20
/** The maximum length of a question in the terminal. */
const MOST_WORDS = 70

interface Part {
  readonly heading: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The text instead of an empty list. */
  readonly empty: string
}

/** The report as text for a terminal. */
export function formatReport(report: VisitorReport): string {
  const parts = listParts(report, (text) => cutWords(text, MOST_WORDS))
  return [
    `${sayPeriod(report)}: ${saySums(report)}`,
    ...parts.map(({ heading, heads, rows, empty }) => {
      return `${heading}\n${rows.length === 0 ? `  ${empty}` : indent(formatTable(heads, rows), 2)}`
    }),
  ].join('\n\n')
}

/** The report as Markdown, with visitors' words as plain text. */
export function formatMarkdown(report: VisitorReport): string {
  const parts = listParts(report, escapeMarkdown)
  return [
    `# ${sayPeriod(report)}`,
    saySums(report),
    ...parts.flatMap(({ heading, heads, rows, empty }) => [
      `## ${heading}`,
      rows.length === 0
        ? empty
        : [heads, heads.map(() => '---'), ...rows]
            .map((row) => `| ${row.join(' | ')} |`)
            .join('\n'),
    ]),
  ].join('\n\n')
}

/** One line per question for a spreadsheet. Without the mark before it, Excel shows umlauts as two other signs. */
export function formatCsv({ asked }: VisitorReport): string {
  const heads = ['question', 'count', 'unanswered', 'disliked', 'pages']
  const rows = asked.map(({ text, count, unanswered, disliked, pages }) => [
    text,
    String(count),
    String(unanswered),
    String(disliked),
    pages.join(' '),
  ])
  return `\uFEFF${[heads, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}`
}

function listParts(report: VisitorReport, say: (text: string) => string): Part[] {
  const toRows = (
    questions: readonly QuestionFigures[],
    count: (question: QuestionFigures) => number,
  ): string[][] =>
    questions
      .filter((one) => count(one) > 0)
      .toSorted((a, b) => count(b) - count(a))
      .slice(0, MOST_ROWS)
      .map((one) => [String(count(one)), say(one.text), say(one.pages.join(' '))])
  const heads = ['count', 'question', 'asked on']
  const { asked, pages, smallTalk } = report
  return [
    {
      heading: 'Questions',
      heads,
      rows: toRows(asked, ({ count }) => count),
      empty: 'Nobody asked anything.',
    },
    {
      heading: 'Unanswered',
      heads,
      rows: toRows(asked, ({ unanswered }) => unanswered),
      empty: `The pages had an answer to every ${smallTalk > 0 ? 'other ' : ''}question.`,
    },
    {
      heading: 'Disliked',
      heads,
      rows: toRows(asked, ({ disliked }) => disliked),
      empty: 'Nobody disliked an answer.',
    },
    {
      heading: 'Pages',
      heads: ['views', 'questions', 'unanswered', 'page'],
      rows: pages
        .slice(0, MOST_ROWS)
        .map(({ page, views, questions, unanswered }) => [
          ...[views, questions, unanswered].map(String),
          say(page),
        ]),
      empty: 'No page was viewed.',
    },
  ]
}

function sayPeriod({ since, until }: VisitorReport): string {
  return `${toUtcDay(since)} to ${toUtcDay(until)}`
}

function saySums(report: VisitorReport): string {
  const { conversations, questions, smallTalk, views, crawls, searches } = report
  return (
    `${countNoun(questions, 'question')} in ${countNoun(conversations, 'conversation')}, ` +
    `${countNoun(views, 'page view')}, ${countNoun(searches, 'search request')}. ` +
    `Crawlers read ${countNoun(crawls, 'page')}.${saySmallTalk(smallTalk)}`
  )
}

/** The difference between the unanswered questions here and the refused ones of `docent usage`. */
function saySmallTalk(count: number): string {
  if (count === 0) return ''
  const were = count === 1 ? '1 question was' : `${count} questions were`
  return ` ${were} small talk or not about the site, which docent usage counts as refused.`
}

function escapeMarkdown(text: string): string {
  return toPlainLine(text).replace(/[\\`*_{}[\]()#+\-.!|<>~&@:$^=]/g, '\\$&')
}

/**
 * A quoted cell. A spreadsheet runs a cell that begins like a formula, even after spaces, so such a
 * cell gets an apostrophe.
 */
function toCell(text: string): string {
  const plain = toPlainLine(text)
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}
