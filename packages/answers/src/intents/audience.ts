import { fillText } from '@docent/texts'
import type { Phrases } from '@docent/texts'
import { audienceId } from '@docent/retrieval'
import type { Knowledge, PageInfo, Passage, Unit } from '@docent/retrieval'
import { cite, type Said } from '../contract/draft.ts'
import { linkTo } from '../compose/pageLine.ts'
import { saySentence } from '../phrases.ts'

/**
 * The number of reasons for and against a product on one line, in a short list and in a long one.
 */
const REASONS = { few: 3, many: 2 }
const FEW = 3

/** The reasons to tell: those for a product and those against it, or the latter alone. */
type Sides = 'both' | 'against'

/** Says who pages are for, one line each; a single page is described in full. */
export function sayAudience(
  knowledge: Knowledge,
  pages: readonly PageInfo[],
  sides: Sides,
  phrases: Phrases,
): Said[] {
  const [only] = pages
  if (only && pages.length === 1) return sayInFull(knowledge, only, sides, phrases)
  return pages
    .map((page) => ({ page, reasons: sayReasons(knowledge, page, sides, pages.length, phrases) }))
    .filter(({ reasons }) => reasons.length > 0)
    .flatMap(({ page, reasons }, index): Said[] => {
      return [`${index === 0 ? '' : '\n'}- **${linkTo(page)}**: `, ...reasons]
    })
}

/** The main reasons for and against one of several pages' subjects. */
export function sayReasons(
  knowledge: Knowledge,
  page: PageInfo,
  sides: Sides,
  pages: number,
  phrases: Phrases,
): Said[] {
  const passage = knowledge.passage(audienceId(page.route))
  if (!passage) return []
  const { fits, unfit } = readSides(page, passage, sides)
  const limit = pages > FEW ? REASONS.many : REASONS.few
  const told = [...fits, ...unfit]
  const text = [
    sentence(phrases, phrases.isFor, fits.slice(0, limit)),
    sentence(phrases, phrases.isNotFor, unfit.slice(0, limit)),
  ]
  const [first] = told
  return first ? [text.filter((part) => part !== '').join(' '), cite(passage, first.text)] : []
}

function sayInFull(knowledge: Knowledge, page: PageInfo, sides: Sides, phrases: Phrases): Said[] {
  const passage = knowledge.passage(audienceId(page.route))
  if (!passage) return []
  const { fits, unfit } = readSides(page, passage, sides)
  const link = linkTo(page)
  const parts = [
    { lead: fillText(phrases.pageIsFor, { link }), units: fits },
    { lead: fillText(phrases.pageIsNotFor, { link }), units: unfit },
  ].filter(({ units }) => units.length > 0)
  return parts.flatMap(({ lead, units }, index): Said[] => [
    `${index === 0 ? '' : '\n\n'}${lead}`,
    cite(passage, units[0]?.text ?? ''),
    `\n\n${units.map(({ markdown }) => `- ${markdown}`).join('\n')}`,
  ])
}

/** The phrases of the passage that gives both, with those for the product first. */
function readSides(
  page: PageInfo,
  passage: Passage,
  sides: Sides,
): { fits: Unit[]; unfit: Unit[] } {
  const items = passage.units.filter(({ kind }) => kind === 'item')
  const fits = sides === 'both' ? items.slice(0, page.for.length) : []
  return { fits, unfit: items.slice(page.for.length) }
}

function sentence(phrases: Phrases, lead: string, units: readonly Unit[]): string {
  if (units.length === 0) return ''
  const reasons = units.map(({ markdown }) => markdown)
  return saySentence(phrases, lead, reasons)
}
