import { loadContent } from '@docent/content'
import type { Passage } from '@docent/retrieval'
import { readClaim } from '../../packages/models/src/firewall/claims.ts'
import { isSupported } from '../../packages/models/src/firewall/judgeMarks.ts'
import { readPage } from '../../packages/retrieval/src/passages/passages.ts'
import { createRandom, type Random } from '../search/random.ts'
import { changeNumber, isSameText, mergeSentences, paraphrase, replaceWords } from './paraphrase.ts'

/** How many citations of a kind were let through. */
export interface Rate {
  readonly form: string
  readonly cited: 'its own' | 'a neighbour' | 'any other'
  kept: number
  all: number
}

/** The number of passages that a model gets. */
const GIVEN = 8
/** Shorter sentences claim almost nothing. */
const MIN_TERMS = 3
const MOST = 3000

/**
 * Cites sentences of a site's pages, unchanged and in other words: with their own passage, a neighbour
 * on the same page as a slip would, and any other.
 */
export async function measureRates(folder: string): Promise<Rate[]> {
  const { documents } = await loadContent(folder, { lenient: true })
  const pages = documents.map((document) => readPage(document).passages)
  const all = pages.flat()
  const random = createRandom(5)
  const rates = new Map<string, Rate>()
  const places = pages.flatMap((page) => page.map((_, index) => ({ page, index })))
  for (const { page, index } of shuffle(places, random).slice(0, MOST)) {
    measurePassage(page, index, all, random, (form, cited, isKept) => {
      const rate = rates.get(`${form} ${cited}`) ?? { form, cited, kept: 0, all: 0 }
      rate.all++
      if (isKept) rate.kept++
      rates.set(`${form} ${cited}`, rate)
    })
  }
  return [...rates.values()]
}

function measurePassage(
  page: readonly Passage[],
  index: number,
  all: readonly Passage[],
  random: Random,
  tell: (form: string, cited: Rate['cited'], isKept: boolean) => void,
): void {
  const own = page[index]
  const forms = own && listForms(own, random)
  if (!forms) return
  const near = [-2, -1, 1, 2].flatMap((step) => page[index + step] ?? [])
  const others = Array.from({ length: GIVEN - 1 - near.length }, () => pick(all, random))
  const given = [own, ...near, ...others]
  const neighbour = near.length > 0 ? pick(near, random) : undefined
  const other = others.find((passage) => passage !== own && passage.route !== own.route)
  for (const [form, sentence] of forms) {
    const claim = readClaim(sentence)
    const isKept = (passage: Passage) => isSupported(claim, passage, [passage], given)
    tell(form, 'its own', isKept(own))
    if (neighbour) tell(form, 'a neighbour', isKept(neighbour))
    if (other) tell(form, 'any other', isKept(other))
  }
}

/** A sentence of a passage in its forms. */
function listForms(
  { units }: Passage,
  random: Random,
): [form: string, sentence: string][] | undefined {
  const said = units.map((unit) => ({ ...unit, markdown: dropAddresses(unit.markdown) }))
  const able = said.filter(({ kind, markdown }) => {
    return kind !== 'code' && kind !== 'row' && readClaim(markdown).terms.size >= MIN_TERMS
  })
  if (able.length === 0) return undefined
  const { markdown } = pick(able, random)
  const next = said[said.findIndex((unit) => unit.markdown === markdown) + 1]
  const changed = changeNumber(markdown)
  // "Set budgets to 6 months" may be the next entry of a list.
  const isTrue = said.some((unit) => isSameText(unit.markdown, changed))
  return [
    ['as it stands', markdown],
    ['in other small words', paraphrase(markdown)],
    ['one word of 4 replaced', replaceWords(markdown, 4)],
    ['one word of 3 replaced', replaceWords(markdown, 3)],
    ...(next?.kind === 'sentence'
      ? [['with the next sentence', mergeSentences(markdown, next.markdown)] as [string, string]]
      : []),
    ...(isTrue ? [] : [['with another number', changed] as [string, string]]),
  ]
}

/** The firewall reads only the labels of links. */
function dropAddresses(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random.next() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
