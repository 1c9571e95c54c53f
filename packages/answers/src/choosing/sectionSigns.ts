import type { Hit, Query, Unit } from '@docent/retrieval'
import { isPointer } from '../compose/pointer.ts'
import type { ClueReader } from './clues.ts'
import { isNamedHeading } from './isNamedHeading.ts'
import type { AskedForms } from './asked/askedForm.ts'
import type { Held, TermPlaces } from './termPlaces.ts'

/** Headings that say nothing about their section. */
const VAGUE =
  /^(?:introduction|overview|about|summary|conclusion|next steps|further reading|related(?: \w+)?|see also|references?|resources|notes?|examples?|usage|prerequisites|getting started|faq|what's next|learn more|more|additional resources|background|motivation)$/i
const COUNT =
  /\d|\b(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|unlimited|any number|as many|limits?|free)\b/i
const TIME =
  /\b(?:once|twice|every|each|daily|weekly|monthly|hourly|yearly|seconds?|minutes?|hours?|days?|weeks?|months?|years?|instant(?:ly)?|immediately|forever|indefinitely|always|never)\b/i

/** Whether a question asks for an amount, and a text has none. */
function lacksAmount(question: string, text: string): boolean {
  if (/\bhow (?:many|much|big|large)\b/i.test(question)) return !COUNT.test(text)
  return /\bhow (?:often|long|soon|fast)\b/i.test(question) && !COUNT.test(text) && !TIME.test(text)
}

/** An entry that begins with a link to another page of the site. */
const LINK_ON = /^(?:[^\p{L}\p{N}[]*)\[[^\]]*\]\((?!https?:)/u
const LONGEST_RANK = Math.log(15)
/** Few sections are this many standard deviations more alike than the average one. */
const LARGE_STANDING = 5

const SECTION_SIGNS = [
  'passage',
  'page',
  'coverage',
  'window',
  'pairs',
  'title',
  'heading',
  'sectionLength',
  'collection',
  'dated',
  'near',
  'quoted',
  'gap',
  'rank',
  'headingShare',
  'titleShare',
  'aboveShare',
  'aboveRelated',
  'aboveNear',
  'wholeRelated',
  'wholeNear',
  'headingWhole',
  'headingForeign',
  'titleForeign',
  'missing',
  'missingHeaviest',
  'opening',
  'vague',
  'firstOfPage',
  'pageMates',
  'partMates',
  'partNamed',
  'deep',
  'stepsAsked',
  'codeInSection',
  'rowsAsked',
  'openingDefines',
  'headingNamed',
  'linksOn',
  'unnumbered',
  'standing',
  'like',
  'likeBehind',
  'headingsLike',
  'wordsLike',
  'headingWordsLike',
] as const

export type SectionSigns = Readonly<Record<(typeof SECTION_SIGNS)[number], number>>

/** Reads the signs of a section, given its rank, from the terms that its units contain together. */
export type SectionReader = (hit: Hit, rank: number, whole: Held) => SectionSigns

/**
 * The signs that distinguish the section that answers from the others, as numbers from 0 to about
 * 1.
 */
export function createSectionReader(
  query: Query,
  asked: AskedForms,
  places: TermPlaces,
  readClues: ClueReader,
  hits: readonly Hit[],
): SectionReader {
  const best = hits[0]?.score ?? 0
  const words = new Set(query.text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const ofPage = Map.groupBy(hits, ({ passage }) => passage.route)
  const ofPart = Map.groupBy(hits, ({ passage }) => readPart(passage.route, query.base))

  return (hit, rank, whole) => {
    const { passage, features } = hit
    const heading = places.read(passage.heading)
    const title = places.read(passage.title)
    const path = places.read(passage.path.slice(0, -1).join(' '))
    const above = readClues(heading, title, path)
    const clues = readClues(whole, heading, title, path)
    const known = heading.places.filter((place) => place >= 0).length
    const part = readPart(passage.route, query.base)
    const has = (kind: string) => Number(passage.units.some((unit) => unit.kind === kind))
    return {
      passage: features.passage,
      page: features.page,
      coverage: features.coverage,
      window: features.window,
      pairs: features.pairs,
      title: features.title,
      heading: features.heading,
      sectionLength: features.length,
      collection: features.collection,
      dated: features.dated,
      near: features.near,
      quoted: features.quoted,
      gap: hit.score - best,
      rank: Math.log(rank + 1) / LONGEST_RANK,
      headingShare: places.share(heading),
      titleShare: places.share(title),
      aboveShare: places.share(heading, title, path),
      aboveRelated: above.related,
      aboveNear: above.near,
      wholeRelated: clues.related,
      wholeNear: clues.near,
      headingWhole: Number(known > 0 && known === heading.places.length),
      headingForeign: Math.min(1, (heading.places.length - known) / 5),
      titleForeign: Math.min(1, title.places.filter((place) => place < 0).length / 5),
      missing: 1 - places.share(whole, heading, title, path),
      missingHeaviest:
        1 -
        Math.max(
          ...[whole, heading, title, path].map(({ strengths }) => strengths[places.heaviest] ?? 0),
        ),
      opening: Number(passage.heading === ''),
      vague: Number(VAGUE.test(passage.heading)),
      firstOfPage: Number(ofPage.get(passage.route)?.[0] === hit),
      pageMates: ((ofPage.get(passage.route)?.length ?? 1) - 1) / hits.length,
      partMates: ((ofPart.get(part)?.length ?? 1) - 1) / hits.length,
      partNamed: Number(words.has(part)),
      deep: Math.min(1, passage.path.length / 4),
      stepsAsked: asked.how * has('step'),
      codeInSection: asked.how * has('code'),
      rowsAsked: Math.max(asked.number, asked.limit) * has('row'),
      openingDefines: asked.definition * Number(passage.heading === ''),
      headingNamed: Number(passage.heading !== '' && isNamedHeading(passage.heading, query.text)),
      linksOn: Number(passage.units.every(linksOn)),
      unnumbered: Number(lacksAmount(query.text, passage.text)),
      standing: (hit.likeness?.standing ?? 0) / LARGE_STANDING,
      like: hit.likeness?.section ?? 0,
      likeBehind: hit.likeness?.behind ?? 0,
      headingsLike: hit.likeness?.headings ?? 0,
      wordsLike: hit.likeness?.words ?? 0,
      headingWordsLike: hit.likeness?.headingWords ?? 0,
    }
  }
}

/** Whether a unit only leads on: "What's next?" and its links answer nothing. */
function linksOn(unit: Unit): boolean {
  return isPointer(unit) || LINK_ON.test(unit.markdown)
}

function readPart(route: string, base = ''): string {
  return route.slice(base.length).split('/')[1] ?? ''
}
