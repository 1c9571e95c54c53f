// The cost of notes on a site of 1,000 pages: additional build seconds, additional index bytes, and the
// time to the beginning of an answer. The site is generated, so no answer is judged.

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '@docent/content'
import type { Content } from '@docent/content'
import { buildKnowledge } from '@docent/retrieval/node'
import {
  findStudyFolder,
  listSections,
  readNoteFiles,
  selectNotes,
  takeNotes,
  writeNoteFile,
} from '@docent/study'
import type { NoteLine, StudySection } from '@docent/study'
import { measureOnce, printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'
import { measureFirstText } from './search/firstText.ts'
import { createQuestions, writeSite } from './search/site.ts'

const PASSAGES = 10_000
const SHORT_PASSAGES = 200
const QUESTIONS = 120
const SHORT_QUESTIONS = 30
/** Words of a question in a note. */
const QUESTION_WORDS = 6
/** A build with notes reads, proves and indexes them: it takes no longer than this many builds. */
const MOST_BUILD = 5
/** The first text with notes comes after at most this many times as long as without. */
const MOST_FIRST_TEXT = 3

/** Prints the table; called by `npm run bench`. */
export async function benchStudy({ isShort }: BenchRun): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  try {
    return await measureSite(folder, isShort)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureSite(folder: string, isShort: boolean): Promise<Figures> {
  const passages = isShort ? SHORT_PASSAGES : PASSAGES
  const contentFolder = join(folder, 'content')
  await writeSite(contentFolder, passages)
  const content = await loadContent(contentFolder, { lenient: true })
  const asked = await writeNotesOf(content)
  const plain = join(folder, 'plain.db')
  const studied = join(folder, 'studied.db')
  const without = await measureOnce(() => buildKnowledge(content, plain))
  let notes = 0
  const withNotes = await measureOnce(async () => {
    const files = await readNoteFiles(findStudyFolder(contentFolder))
    const selected = selectNotes(files, await listSections(content))
    notes = selected.notes.length
    buildKnowledge({ ...content, notes: selected.notes }, studied)
  })
  const bytes = { plain: (await stat(plain)).size, studied: (await stat(studied)).size }
  const others = createQuestions(passages, asked.length)
  const questions = [...asked, ...others].slice(0, isShort ? SHORT_QUESTIONS : QUESTIONS)
  const first = await measureFirstText(contentFolder, join(folder, 'data'), questions)
  const plainFolder = join(folder, 'plain', 'content')
  await writeSite(plainFolder, passages)
  const before = await measureFirstText(plainFolder, join(folder, 'plain', 'data'), questions)
  printTable(
    ['pages', 'notes', 'index', 'with notes', 'build', 'with notes', 'first text', 'with notes'],
    [
      [
        content.documents.length,
        notes,
        toMiB(bytes.plain),
        toMiB(bytes.studied),
        toSeconds(without),
        toSeconds(withNotes),
        `${before.p95.toFixed(1)} ms`,
        `${first.p95.toFixed(1)} ms`,
      ].map(String),
    ],
  )
  if (!isShort) {
    requireRatio('A build with notes', withNotes / without, { most: MOST_BUILD })
    requireRatio('The first text with notes', first.p95 / before.p95, { most: MOST_FIRST_TEXT })
  }
  return {
    'notes.count': notes,
    'plain.index.bytes': bytes.plain,
    'studied.index.bytes': bytes.studied,
    'plain.build.ms': without,
    'studied.build.ms': withNotes,
    'plain.first-text.ms': before.p95,
    'first-text.ms': first.p95,
  }
}

/** A note for each section, of its first sentence, and the questions of some of them. */
async function writeNotesOf(content: Content): Promise<string[]> {
  const sections = await listSections(content)
  const questions: string[] = []
  for (const [, ofPage] of Map.groupBy(sections, ({ file }) => file)) {
    const found = new Map<string, readonly NoteLine[]>()
    for (const section of ofPage) {
      const note = createNote(section)
      if (questions.length < QUESTIONS / 2) questions.push(note.questions[0] ?? '')
      found.set(section.key, takeNotes([note], section).lines)
    }
    await writeNoteFile(findStudyFolder(content.folder), ofPage, found)
  }
  return questions
}

function createNote({ passage }: StudySection) {
  const sentence = passage.units.find(({ kind }) => kind === 'sentence')?.text ?? passage.text
  const words = sentence.split(/\s+/)
  const question = words.filter((_, place) => place % 2 === 0).slice(0, QUESTION_WORDS)
  return { questions: [question.join(' ')], answer: sentence, words: [] }
}

function toMiB(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`
}

function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
