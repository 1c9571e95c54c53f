// Generated pages, the same in each run, with the usual parts: headings, lists, a table, code, links to
// each other. About 350 words each, the mean of the shipped pages.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRandom } from '../search/random.ts'
import type { Random } from '../search/random.ts'
import { createVocabulary, writeWords } from '../search/words.ts'

const SEED = 20_261_121
const VOCABULARY = 6_000
const KINDS = ['articles', 'tutorials', 'products'] as const

type Say = (count: number) => string

/** The path of one of the pages, without the ending of its file. */
export function pathOf(index: number): string {
  return `${KINDS[index % KINDS.length]}/page-${index}`
}

/** Creates a folder with a home page and this many others. */
export async function writePages(folder: string, count: number): Promise<void> {
  const vocabulary = createVocabulary(VOCABULARY, SEED)
  await write(folder, 'index', 'Home', 'A home page that leads to a few of all the pages.', [
    `[One](/${pathOf(1)}) and [two](/${pathOf(2)}).`,
  ])
  for (let index = 0; index < count; index++) {
    const random = createRandom(SEED + index + 1)
    const topic = vocabulary.drawTopic(random)
    const say: Say = (words) => toSentence(writeWords(words, vocabulary, topic, random))
    const title = `${say(4).slice(0, -1)} ${index}`
    await write(folder, pathOf(index), title, say(12), writeBody(say, random, count))
  }
}

function writeBody(say: Say, random: Random, count: number): string[] {
  const link = (): string =>
    `See [${say(3).slice(0, -1)}](/${pathOf(random.between(0, count - 1))}).`
  const section = (): string[] => [
    `## ${say(4).slice(0, -1)}`,
    `${say(14)} ${say(18)} **${say(3)}** ${say(16)} ${link()}`,
    [say(7), say(9), say(6)].map((item) => `- ${item}`).join('\n'),
  ]
  return [
    `${say(15)} ${say(20)}`,
    ...section(),
    ['```js', `const answer = '${say(2)}'`, 'console.log(answer)', '```'].join('\n'),
    ...section(),
    `| ${say(2)} | ${say(2)} |\n|---|---|\n| ${say(3)} | ${say(4)} |\n| ${say(3)} | ${say(4)} |`,
    ...section(),
  ]
}

function toSentence(words: readonly string[]): string {
  const [first = '', ...rest] = words
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')}.`
}

async function write(
  folder: string,
  path: string,
  title: string,
  summary: string,
  blocks: readonly string[],
): Promise<void> {
  const file = join(folder, `${path}.md`)
  await mkdir(dirname(file), { recursive: true })
  // `description` is what others call the summary: all are given the same files.
  const head = ['---', `title: ${title}`, `description: ${summary}`, '---']
  await writeFile(file, `${head.join('\n')}\n\n${blocks.join('\n\n')}\n`)
}
