// A generated site, the same in each run. Its shape is that of product documentation: sections of about
// 70 terms, a list in each third of them, code in each half, and natural word frequencies. Its text
// means nothing, so it measures time and space, and no answer's quality.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRandom, type Random } from './random.ts'
import { createVocabulary, writeWords } from './words.ts'

const SEED = 20_260_101
const SECTIONS_PER_PAGE = 10
const PAGES_PER_FOLDER = 50
const IDENTIFIERS_PER_PAGE = 8
/** A text with a hundred times the words has about ten times the different ones (Heaps' law). */
const WORDS_PER_ROOT = 200

type Topic = readonly [string, ...string[]]

interface Page {
  readonly file: string
  readonly markdown: string
  readonly topic: Topic
}

/** The pages of a site with this many passages, one after the other. */
function* createPages(passages: number): Generator<Page> {
  const vocabulary = createVocabulary(Math.round(WORDS_PER_ROOT * Math.sqrt(passages)), SEED)
  let folder = ''
  for (let index = 0; index < passages / SECTIONS_PER_PAGE; index++) {
    const random = createRandom(SEED + index + 1)
    const topic = vocabulary.drawTopic(random)
    if (index % PAGES_PER_FOLDER === 0) folder = `${topic[0]}${index}`
    const source = { random, identifiers: createIdentifiers(topic, random), write }
    yield {
      file: `${folder}/${topic[1]}-${topic[2]}-${index}.md`,
      markdown: writePage(source),
      topic,
    }

    function write(count: number): string[] {
      return writeWords(count, vocabulary, topic, random)
    }
  }
}

/** Names that the code of one page uses: `gragierDelgen`. */
function createIdentifiers(topic: Topic, random: Random): Topic {
  const create = (): string => random.pick(topic) + capitalise(random.pick(topic))
  return [create(), ...Array.from({ length: IDENTIFIERS_PER_PAGE - 1 }, create)]
}

/** Writes the pages of a site into a folder, which is made. */
export async function writeSite(folder: string, passages: number): Promise<void> {
  let last = ''
  for (const { file, markdown } of createPages(passages)) {
    const path = join(folder, file)
    if (dirname(path) !== last) await mkdir((last = dirname(path)), { recursive: true })
    await writeFile(path, markdown)
  }
}

/** Possible questions about such a site: of four, one with a typing error, one with a word too many. */
export function createQuestions(passages: number, count: number): string[] {
  const random = createRandom(SEED)
  const every = Math.max(1, Math.floor(passages / SECTIONS_PER_PAGE / count))
  const questions: string[] = []
  let index = 0
  for (const { topic } of createPages(passages)) {
    if (index++ % every === 0) questions.push(createQuestion(topic, questions.length, random))
  }
  return questions.slice(0, count)
}

function createQuestion(topic: Topic, index: number, random: Random): string {
  const words = Array.from({ length: random.between(2, 4) }, () => random.pick(topic))
  if (index % 4 === 1) words[0] = misspell(words[0] ?? '', random)
  if (index % 4 === 3) words.push('zyxomorph')
  const start = random.pick(['How do I', 'What is the', 'Can I use the', 'Where is the'])
  return `${start} ${words.join(random.pick([' ', ' in the ', ' with a ']))}?`
}

function misspell(word: string, random: Random): string {
  const at = random.between(2, Math.max(2, word.length - 2))
  return word.slice(0, at) + word.slice(at + 1)
}

/** The words of one page. */
interface Source {
  readonly random: Random
  readonly identifiers: Topic
  /** This many words, as in a sentence. */
  write(count: number): string[]
}

function writePage(source: Source): string {
  const { write, random } = source
  const title = write(3).join(' ')
  const summary = writeSentence(source)
  const sections = Array.from({ length: SECTIONS_PER_PAGE - 1 }, () => {
    const marks = random.happens(0.3) ? '###' : '##'
    return `${marks} ${write(random.between(2, 5)).join(' ')}\n\n${writeSection(source)}`
  })
  const front = `---\ntitle: ${title}\nsummary: ${summary}\n---\n`
  return `${front}\n${writeSection(source)}\n\n${sections.join('\n\n')}\n`
}

function writeSection(source: Source): string {
  const { random } = source
  const blocks = [writeParagraph(source)]
  if (random.happens(0.5)) blocks.push(writeParagraph(source))
  if (random.happens(0.35)) blocks.push(writeList(source))
  if (random.happens(0.45)) blocks.push(writeCode(source))
  if (random.happens(0.04)) blocks.push(writeTable(source))
  return blocks.join('\n\n')
}

function writeParagraph(source: Source): string {
  return Array.from({ length: source.random.between(2, 4) }, () => writeSentence(source)).join(' ')
}

function writeSentence({ write, random }: Source): string {
  const [first = '', ...rest] = write(random.between(8, 18))
  return `${[capitalise(first), ...rest.map((word) => mark(word, random))].join(' ')}.`
}

function mark(word: string, random: Random): string {
  const chance = random.next()
  if (chance < 0.03) return `\`${word}\``
  if (chance < 0.04) return `[${word}](https://example.com/${word})`
  if (chance < 0.05) return `**${word}**`
  return word
}

function writeList(source: Source): string {
  const { random } = source
  const mark = random.happens(0.3) ? '1.' : '-'
  const items = Array.from({ length: random.between(2, 5) }, () => writeSentence(source))
  return items.map((item) => `${mark} ${item}`).join('\n')
}

function writeCode({ write, random, identifiers }: Source): string {
  const lines = Array.from({ length: random.between(2, 6) }, () => {
    const [name = '', value = ''] = write(2)
    const identifier = random.pick(identifiers)
    return random.happens(0.5)
      ? `  ${identifier}.${name}('${value}')`
      : `  --${name} ${random.between(1, 90)} # ${identifier}`
  })
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``
}

function writeTable({ write, random }: Source): string {
  const row = (): string => `| ${write(1).join(' ')} | ${write(6).join(' ')} |`
  return [row(), '| --- | --- |', ...Array.from({ length: random.between(2, 5) }, row)].join('\n')
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
