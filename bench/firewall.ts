// The firewall's effect on models' text: fifty hostile answers with and without it, how many citations
// of real sentences it keeps and drops, and its cost.

import { join } from 'node:path'
import { createFirewall } from '../packages/models/src/firewall/index.ts'
import { HOSTILE, type HostileAnswer } from '../packages/models/src/firewall/testing/hostile.ts'
import { listWrongs } from '../packages/models/src/firewall/testing/judgeAnswer.ts'
import { OPTIONS, pass } from '../packages/models/src/firewall/testing/stage.ts'
import { ROOT } from '../scripts/command.ts'
import { measureRates, type Rate } from './firewall/rates.ts'
import { BenchError, printTable, readMedian, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'

const CONTENT = '--content='
/** A token is about four letters; models send them one by one. */
const TOKEN = 4
const TOKENS = 1000
/** Answers before the measured ones, to compile the code: a server gets there with its first visitors. */
const WARM_UP = 1000
const BATCHES = 15
const RUNS = 40
/** Ten times the text in proportion takes 10 times as long. */
const MOST_GROWTH = 20
/** The minimum share of unchanged sentences that keep the citation of their own passage. */
const LEAST_KEPT = 0.98
/** The maximum share of sentences that keep a citation of any other passage. */
const MOST_KEPT = 0.03

/** Prints the tables; called by `npm run bench`. `--content=FOLDER` takes other pages. */
export async function benchFirewall({ args, isShort }: BenchRun): Promise<Figures> {
  const hostile = measureHostile()
  const named = args.find((arg) => arg.startsWith(CONTENT))?.slice(CONTENT.length)
  const rates = await measureRates(named ?? join(ROOT, 'content'))
  printRates(rates)
  // Other pages give other rates, and are not published with ours.
  const ownRates = named === undefined ? nameRates(rates) : {}
  return { ...hostile, ...ownRates, ...measureCost(isShort) }
}

function measureHostile(): Figures {
  const kinds = [...new Set(HOSTILE.map(({ kind }) => kind))]
  const rows = kinds.map((kind) => {
    const answers = HOSTILE.filter((hostile) => hostile.kind === kind)
    const without = answers.map((hostile) => listWrongs(hostile.answer, hostile))
    const behind = answers.map((hostile) => listWrongs(pass(hostile.answer).text, hostile))
    const lost = answers.filter(losesText).length
    return [kind, answers.length, countWrong(without), countWrong(behind), lost]
  })
  printTable(
    ['hostile answers', 'answers', 'harmful without', 'harmful behind it', 'honest text lost'],
    rows.map((row) => row.map(String)),
  )
  const bad = rows.reduce((sum, [, , , behind, lost]) => sum + Number(behind) + Number(lost), 0)
  if (bad > 0) throw new BenchError(`${bad} hostile answers get through, or lose honest text.`)
  return Object.fromEntries(
    rows.map(([kind, answers]) => [
      `hostile.${String(kind).replaceAll(' ', '-')}.count`,
      Number(answers),
    ]),
  )
}

function countWrong(wrongs: readonly (readonly string[])[]): number {
  return wrongs.filter(({ length }) => length > 0).length
}

function losesText({ answer, keeps }: HostileAnswer): boolean {
  const { text } = pass(answer)
  return keeps.some((honest) => !text.includes(honest))
}

function printRates(rates: readonly Rate[]): void {
  const cited = ['its own', 'a neighbour', 'any other'] as const
  const forms = [...new Set(rates.map(({ form }) => form))]
  const read = (form: string, passage: Rate['cited']) =>
    rates.find((rate) => rate.form === form && rate.cited === passage)
  printTable(
    ['kept citations of a sentence', ...cited.map((name) => `of ${name}`), 'sentences'],
    forms.map((form) => [
      form,
      ...cited.map((name) => formatShare(read(form, name))),
      String(read(form, 'its own')?.all ?? 0),
    ]),
  )
  const own = share(read('as it stands', 'its own'))
  const other = share(read('as it stands', 'any other'))
  requireRatio('Kept citations of their own passage', own, { least: LEAST_KEPT })
  requireRatio('Kept citations of any other passage', other, { most: MOST_KEPT })
}

function nameRates(rates: readonly Rate[]): Figures {
  return Object.fromEntries(
    rates.map((rate) => {
      const name = `${rate.form} ${rate.cited}`.replaceAll(' ', '-')
      return [`kept.${name}.share`, share(rate)]
    }),
  )
}

function share(rate: Rate | undefined): number {
  return rate ? rate.kept / rate.all : 0
}

function formatShare(rate: Rate | undefined): string {
  return rate ? `${(share(rate) * 100).toFixed(1)} %` : ''
}

function measureCost(isShort: boolean): Figures {
  const cited = createAnswer(TOKENS * TOKEN)
  const plain = cited.replaceAll(/ \[\d\]/g, '')
  const long = createAnswer(10 * TOKENS * TOKEN)
  const first = measureBatch(cited)
  for (let run = 0; run < (isShort ? 1 : WARM_UP); run++) stream(cited)
  const once = measureTime(cited)
  const without = measureTime(plain)
  const tenfold = measureTime(long)
  const growth = tenfold / once
  console.log(
    `  ${TOKENS} tokens cost ${once.toFixed(2)} ms of processor time with ${countMarks(cited)} citations, ` +
      `${without.toFixed(2)} ms without one; ten times as many ${growth.toFixed(1)} times as much. ` +
      `The first ${RUNS} answers of a process cost ${first.toFixed(2)} ms each.`,
  )
  if (!isShort) requireRatio('Ten times the tokens', growth, { most: MOST_GROWTH })
  return {
    'cited.ms': once,
    'plain.ms': without,
    'tenfold.ms': tenfold,
    'first.ms': first,
    'citations.count': countMarks(cited),
  }
}

function countMarks(answer: string): number {
  return answer.match(/\[\d\]/g)?.length ?? 0
}

/** Sentences, items and code as answers have them. */
function createAnswer(length: number): string {
  const block = `Water the fern twice a week and never let it dry out, above all where its room is warm [1]. In winter, when it rests, once a week is enough [1].

- Delivery costs 5 euros, and nothing where the order is above 50 euros [2]
- A plant that does not please can be returned within 14 days [2]

The watering timer is set with its command, which takes the days and the hour at which it starts. Set \`maxWaterLevel\` to 80 where the pot has no hole [3].

\`\`\`sh
timer set --every-days 3 --startHour 7
\`\`\`

The cactus is another matter: water it once a month [4]. See [delivery](/delivery) for the rest.

`
  return block.repeat(Math.ceil(length / block.length)).slice(0, length)
}

/** Milliseconds of processor time for one answer: the median of batches of many. */
function measureTime(answer: string): number {
  return readMedian(Array.from({ length: BATCHES }, () => measureBatch(answer)))
}

function measureBatch(answer: string): number {
  const before = process.cpuUsage()
  for (let run = 0; run < RUNS; run++) stream(answer)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / RUNS
}

function stream(answer: string): void {
  const firewall = createFirewall(OPTIONS)
  for (let at = 0; at < answer.length; at += TOKEN) firewall.push(answer.slice(at, at + TOKEN))
  firewall.end()
}
