import type { Knowledge } from '@docent/retrieval'
import {
  addToNote,
  addToSection,
  chooseOffers,
  isMissingLine,
  readPlaces,
  writePlaceRequest,
} from '@docent/study'
import type { AnswerPlace, NoteLine } from '@docent/study'
import { findUnanswered, toMissingNote } from './findUnanswered.ts'
import type { SendRequest } from './findUnanswered.ts'
import type { NoteBook } from './noteBook.ts'

/** The numbers of questions so far, by their results. */
export interface PlacedTally {
  /** How many questions went to a note, or to a section as a whole. */
  placed: number
  /** The answer is on a page that has no notes yet, or whose notes are elsewhere. */
  unstudied: number
  /** The model left them out or contradicted itself, or their note has as many questions as are kept. */
  leftOut: number
  readonly missing: string[]
}

export interface Placing {
  readonly book: NoteBook
  /** The pages of each language of the site. */
  readonly knowledge: readonly Knowledge[]
  readonly send: SendRequest
  readonly tally: PlacedTally
}

/** Has the model find the note that answers each of these questions, and adds them to these notes. */
export async function placeQuestions(
  questions: readonly string[],
  { book, knowledge, send, tally }: Placing,
): Promise<void> {
  const offers = chooseOffers(questions, knowledge)
  const reply = await send(writePlaceRequest(questions, offers))
  const places = readPlaces(reply, questions.length, offers)
  const things: (readonly string[])[] = []
  for (const [number, question] of questions.entries()) {
    const place = places.get(number)
    if (place === undefined) tally.leftOut += 1
    else if (place.type === 'nothing') things.push([question, ...place.wordings])
    else addTo(place, question, { book, tally })
  }
  await book.save()
  for (const [pages, some] of Map.groupBy(things, (thing) => findLanguage(thing, knowledge))) {
    await writeDown(some, pages, { book, send, tally })
  }
}

/** The pages that have most words of some questions. Those in another language have hardly any. */
function findLanguage(questions: readonly string[], knowledge: readonly Knowledge[]): Knowledge {
  const counted = knowledge.map((pages) => {
    const unknown = questions.flatMap((question) => pages.readQuery(question).unknown)
    return { pages, unknown: unknown.length }
  })
  return counted.reduce((best, one) => (one.unknown < best.unknown ? one : best)).pages
}

/** Writes down the things that no page answers, after the model has read what a search finds for them. */
async function writeDown(
  things: readonly (readonly string[])[],
  pages: Knowledge,
  { book, send, tally }: Omit<Placing, 'knowledge'>,
): Promise<void> {
  const open = await findUnanswered(things, pages, send)
  tally.leftOut += things.length - open.length
  for (const { questions: asked, passages } of open) {
    const closest = passages.map(({ id }) => book.section(id)).find((one) => one !== undefined)
    if (closest === undefined) {
      tally.leftOut += 1
      continue
    }
    book.write(closest, [...book.lines(closest), toMissingNote(closest, asked)])
    tally.missing.push(...asked.slice(0, 1))
  }
  await book.save()
}

type Answered = Exclude<AnswerPlace, { type: 'nothing' }>

function addTo(
  place: Answered,
  question: string,
  { book, tally }: Pick<Placing, 'book' | 'tally'>,
): void {
  const section = book.section(place.passage.id)
  const lines = section === undefined ? [] : book.lines(section)
  // A question alone would make a section look studied.
  if (section === undefined || !isStudied(lines)) {
    tally.unstudied += 1
    return
  }
  const longer =
    place.type === 'note'
      ? addToNote(lines, question, place.note)
      : addToSection(lines, question, place.answer, section)
  if (longer === undefined) {
    tally.leftOut += 1
    return
  }
  book.write(section, longer)
  tally.placed += 1
}

function isStudied(lines: readonly NoteLine[]): boolean {
  return lines.some((line) => !isMissingLine(line))
}
