import type { PagePassages } from './passages.ts'
import { promisesText } from './promisesText.ts'
import { readSlug } from './slug.ts'
import { SkeletonWriter } from '../words/skeleton.ts'
import type { TermReader } from '../words/termReader.ts'
import type { PageInfo, Passage } from '../types.ts'

/** A page as the index stores it: the term numbers of its words, by part. */
export interface PageTerms {
  readonly skeletons: readonly Uint32Array<ArrayBuffer>[]
  /** The terms of the whole page: its title and its route, each ended by a zero. */
  readonly own: Uint32Array
}

/** `by` is -1 for a page that is removed from the index. */
export function readPageTerms(
  { info, passages }: PagePassages,
  reader: TermReader,
  by: 1 | -1 = 1,
): PageTerms {
  const writer = new SkeletonWriter()
  const readPart = (text: string): void => {
    reader.read(text, writer, by)
    writer.endPart()
  }
  readPart(info.title)
  readPart(readSlug(info.route))
  const own = writer.take()
  const skeletons = passages.map((passage, index) => {
    writer.append(own)
    readPart(passage.path.slice(0, -1).join('\n'))
    readPart(passage.heading)
    for (const { text } of passage.units) readPart(text)
    // A match for a whole page points to its beginning.
    if (index === 0) readHidden(info, passages).forEach(readPart)
    return writer.take()
  })
  return { skeletons, own }
}

/** Search words for the page that are not in its text. */
function readHidden(
  { questions, tags, summary }: PageInfo,
  passages: readonly Passage[],
): string[] {
  const said = new Set(passages.map(({ heading }) => heading))
  const asked = questions.filter((question) => !said.has(question))
  const opening = passages[0]?.text.replaceAll('\n', ' ') ?? ''
  const promised = promisesText(summary) && !opening.includes(summary) ? [summary] : []
  return [...asked, ...tags, ...promised]
}
