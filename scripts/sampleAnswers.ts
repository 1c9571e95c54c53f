// Writes thirty answers, before and after, into docs/evaluation.md, from two reports of
// `docent eval QUESTIONS --json REPORT`: npm run sample -- BEFORE.json AFTER.json

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** The shown parts of one answer of a report. */
export interface ReportedAnswer {
  readonly id: string
  readonly kind: string
  readonly subkind?: string
  readonly question: string
  readonly isCorrect: boolean
  readonly isRefused: boolean
  readonly saysFactsAtGlance?: boolean
  readonly text: string
}

const PAGE = 'docs/evaluation.md'
const SEED = 'evaluation'
const COUNT = 30
/** How many characters a visitor sees at a glance. */
const SHOWN = 350
const UNANSWERABLE = 'unanswerable'

/** The answers whose ids have the smallest hashes: chance chooses, and the same ones each time. */
export function chooseAnswers(
  answers: readonly ReportedAnswer[],
  seed: string = SEED,
  count: number = COUNT,
): ReportedAnswer[] {
  const hash = ({ id }: ReportedAnswer) =>
    createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return answers.toSorted((a, b) => hash(a).localeCompare(hash(b))).slice(0, count)
}

/** The chosen answers of two reports as Markdown, below their counts. */
export function formatSample(
  before: readonly ReportedAnswer[],
  after: readonly ReportedAnswer[],
): string {
  const known = new Map(before.map((answer) => [answer.id, answer]))
  const pairs = chooseAnswers(after).map((answer) => [known.get(answer.id), answer] as const)
  const entries = pairs.map(([old, answer], index) => {
    const title = `${index + 1}. **${escape(answer.question)}** (${answer.subkind ?? answer.kind})`
    const was = old ? describe(old) : 'not asked'
    return `${title}\n\n   Before, ${was}\n\n   After, ${describe(answer)}`
  })
  const old = pairs.flatMap(([one]) => one ?? [])
  const counts = `Before: ${count(old)}. After: ${count(pairs.map(([, one]) => one))}.`
  return [counts, ...entries].join('\n\n')
}

function count(answers: readonly ReportedAnswer[]): string {
  const refusable = answers.filter(({ kind }) => kind === UNANSWERABLE)
  const answerable = answers.filter(({ kind }) => kind !== UNANSWERABLE)
  const right = (some: readonly ReportedAnswer[]) => some.filter((one) => one.isCorrect).length
  const glance = answerable.filter((one) => one.saysFactsAtGlance === true).length
  return `${right(answerable)} of ${answerable.length} right, ${glance} at a glance; ${right(refusable)} of ${refusable.length} refused`
}

function describe(answer: ReportedAnswer): string {
  return `${judge(answer)}: ${escape(cut(flatten(answer.text)))}`
}

function judge({ kind, isRefused, isCorrect, saysFactsAtGlance }: ReportedAnswer): string {
  if (isRefused) return kind === UNANSWERABLE ? 'refused, rightly' : 'refused'
  if (kind === UNANSWERABLE) return 'answered, wrongly'
  if (!isCorrect) return 'wrong'
  return saysFactsAtGlance === true ? 'right, at a glance' : 'right'
}

/** One line of plain text: links as their labels, code between angle quotes. */
function flatten(text: string): string {
  return text
    .replaceAll(/```[^\n]*\n([\s\S]*?)\n?```/g, (_, code: string) => `‹${code}›`)
    .replaceAll(/(!?)\[([^\]]*)\]\([^)\s]*\)/g, '$2')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\n\n+/g, ' ')
    .replaceAll(/\s*\n\s*/g, ' ⏎ ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function cut(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).toWellFormed()}…`
}

/** Text of pages must not become markup of this page. */
function escape(text: string): string {
  return text.replaceAll(/\\/g, '').replaceAll(/([\\`*_[\]<>|~])/g, String.raw`\$1`)
}

/** Replaces the text between the marks of the page. */
export function putSample(page: string, sample: string): string {
  const [head, , tail] = page.split(/(?:^|\n)<!-- \/?sample -->\n?/)
  if (head === undefined || tail === undefined) {
    throw new Error(`Cannot write the sample: ${PAGE} has no <!-- sample --> and <!-- /sample -->.`)
  }
  return `${head}\n<!-- sample -->\n\n${sample}\n\n<!-- /sample -->\n${tail}`
}

async function readReport(file: string): Promise<ReportedAnswer[]> {
  const { answers } = JSON.parse(await readFile(file, 'utf8')) as { answers: ReportedAnswer[] }
  return answers
}

async function run([before, after]: readonly string[]): Promise<void> {
  if (before === undefined || after === undefined) {
    throw new Error('Pass two reports: npm run sample -- BEFORE.json AFTER.json')
  }
  const sample = formatSample(await readReport(before), await readReport(after))
  await writeFile(PAGE, putSample(await readFile(PAGE, 'utf8'), sample))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run(process.argv.slice(2))
