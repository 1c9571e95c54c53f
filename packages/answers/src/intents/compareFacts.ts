// "Which is lighter, the Heron or the Wren?" is answered by the weights of both, from the facts of their pages.

import type { Knowledge, PageInfo } from '@docent/retrieval'
import { linkTo } from '../compose/pageLine.ts'
import { cite, type Said } from '../contract/draft.ts'
import { sayPrice, sortByPrice } from './prices.ts'
import { listFacts } from './productFacts.ts'

const PRICE =
  /\b(?:cheap(?:er|est)|less expensive|more expensive|dear(?:er|est)|pric(?:e|ier|iest)|costs? (?:less|more)|billiger|günstiger|teurer)\b/i
/** The words that compare, and the names of the facts that they are about. */
const COMPARED: readonly (readonly [asked: RegExp, label: RegExp])[] = [
  [
    /\b(?:light|heavi)(?:er|est)\b|\bweighs? (?:less|more)\b|\b(?:leichter|schwerer)\b/i,
    /weight|gewicht/i,
  ],
  [
    /\b(?:bigg|small|larg|wid|narrow|tall|short|höh|niedrig|kleine|größe)(?:er|est|r)\b/i,
    /size|dimension|width|height|capacity|volume|maße|größe|höhe|breite/i,
  ],
  [/\b(?:fast|slow|schnell|langsam)(?:er|est)\b/i, /speed|geschwindigkeit|tempo/i],
  [/\b(?:loud|quiet|laut|leis)(?:er|est)\b/i, /noise|volume|lautstärke|geräusch/i],
  [
    /\b(?:go(?:es)? (?:further|farther)|longer range|more range)\b|\bweiter\b/i,
    /range|reichweite/i,
  ],
  [/\blasts? (?:longer|more)\b|\bhält länger\b/i, /battery|run ?time|life|akku|laufzeit/i],
  [/\b(?:strong(?:er|est)|more power(?:ful)?|stärker)\b/i, /power|motor|leistung/i],
  [/\b(?:newer|newest|older|oldest)\b/i, /released?|year|since|jahr/i],
  [/\b(?:longer|better) (?:guarantee|warranty)\b/i, /guarantee|warranty|garantie/i],
]

/** The prices or the facts of products that a question compares; nothing if one of them has none. */
export function sayComparedFacts(
  text: string,
  pages: readonly PageInfo[],
  knowledge: Knowledge,
): Said[] {
  if (pages.length < 2) return []
  if (PRICE.test(text)) {
    const sorted = sortByPrice(pages)
    return sorted?.length === pages.length
      ? sayLines(sorted.map((page) => [page, sayPrice(knowledge, page)] as const))
      : []
  }
  const label = COMPARED.find(([asked]) => asked.test(text))?.[1]
  if (label === undefined) return []
  const lines = pages.map((page) => [page, sayFact(page, label, knowledge)] as const)
  return lines.every(([, said]) => said.length > 0) ? sayLines(lines) : []
}

function sayLines(lines: readonly (readonly [page: PageInfo, said: readonly Said[]])[]): Said[] {
  return lines.flatMap(([page, said], place): Said[] => [
    `${place === 0 ? '' : '\n'}- **${linkTo(page)}**: `,
    ...said,
  ])
}

function sayFact({ route }: PageInfo, label: RegExp, knowledge: Knowledge): Said[] {
  const opening = knowledge.opening(route)
  const fact = listFacts(knowledge, route).find(({ text }) => label.test(text.split(':')[0] ?? ''))
  return fact && opening ? [fact.markdown, cite(opening, fact.text)] : []
}
