// Recognises the questions "What is Traefik?" and "What does a workspace do?", and the sentences that define the
// name: "Traefik is a reverse proxy". On a site about Traefik every page has that word, so its ranking says
// nothing about the page that explains it.

import type { Passage, PageInfo, Unit } from '@docent/retrieval'
import { leaveBox } from '../compose/boxes.ts'
import { escapePattern, normalise } from '../compose/normalise.ts'
import { READ_LENGTH } from '../tuning.ts'

/** The forms of such a question, up to the name. Articles are left out. */
const ASKS: readonly RegExp[] = [
  /^(.+?),? (?:[:–—-] ?)?what(?:'s| is| are| does) (?:it|that|this|they)(?: (?:all )?about| do| exactly)?$/,
  /^what (?:exactly |actually )?(?:'s|is|are|was) (?:an? |the )?(.+?)(?: (?:exactly|actually|about|all about|for|good for|used for|meant by))?$/,
  /^what(?:'s| is| are| was) (?:an? |the )?(.+?)(?: (?:exactly|actually|about|all about|for|good for|used for|meant by))?$/,
  /^what (?:do|does) (?:an? |the )?(.+?) (?:actually |really )?(?:do|mean|stand for)(?: exactly)?$/,
  /^(?:what (?:is|are) meant by|meaning of|definition of|define|explain|describe) (?:what )?(?:an? |the )?(.+?)(?: (?:is|are|does|means))?(?: (?:to|for) (?:me|us))?$/,
  /^(?:(?:give|show) (?:me|us) )?(?:an? )?(?:short |quick |brief )?(?:overview|summary|description|explanation) of (?:an? |the )?(.+?)$/,
  /^how (?:do|does) (?:an? |the )?(.+?) (?:actually |really )?work(?: exactly)?$/,
  /^(?:(?:can|could) you |please )?(?:tell me|explain(?: to me)?) (?:about |what )(?:an? |the )?(.+?)(?: (?:is|are|does|means))?$/,
  /^was (?:ist|sind|bedeutet|macht|kann) (?:eine? |der |die |das )?(.+?)(?: (?:genau|eigentlich))?$/,
  /^(?:qu'est-ce que|c'est quoi|qu'est-ce qu'une?) (?:c'est que )?(?:une? |le |la |les |l')?(.+)$/,
  /^(?:qué|que) (?:es|son|significa) (?:una? |el |la |los |las )?(.+)$/,
  /^(?:che )?cos(?:'è|a è|a sono) (?:un[oa]? |un'|il |lo |la |gli |le |i |l')?(.+)$/,
  /^o que (?:é|são|significa) (?:uma? |os? |as? )?(.+)$/,
  /^wat (?:is|zijn|betekent|doet) (?:een |de |het )?(.+)$/,
  /^ما (?:هو|هي|هى) (.+)$/,
]
/** "The limit of an upload" has no sentence that begins with it, and "it" is not a name. */
const NO_NAME =
  /\b(?:of|for|in|on|with|between|to|when|if|and|or|at|by|from|difference|this|that|it|these|those|you|your|i|my|me|we|our|new|best|wrong|going|happening)\b/
const MOST_WORDS = 4
const LONGEST_NAME = 50

const ARTICLE =
  '(?:the|an?|eine?|der|die|das|une?|le|la|les|el|los|las|un|una|uno|il|lo|gli|o|os|as|um|uma|een|de|het)'
/** "**About Lamp:** Lamp is a …" */
const LABEL = /^(?:about|overview|introduction|what(?:'s| is)?|why)\b[^:.]{0,40}[:?]\s+/i
/** "Lamp®", "Lamp (a light)", "Lamp, our oldest product," */
const ASIDE = /^(?:\s?[®™])?(?:\s?\([^)]{1,120}\)|, [^,.]{1,60},)?\s*/
/** "Lamp Studio is …" defines another thing. */
const LONGER = /^[ -]\p{Lu}[\p{L}\p{N}.-]*(?: \p{Lu}[\p{L}\p{N}.-]*)?/u
const SUFFIX = /^-\p{Ll}[\p{L}\p{N}]*/u
const IS = new RegExp(
  String.raw`^(?:(?:is|are|was|ist|sind|est|sont|es|son|è|sono|é|são|zijn) (?:(?:simply|basically|just|currently|essentially|actually|now) )?(?:${ARTICLE}|one of|our)(?![\w-])|(?:هو|هي|هى) )`,
  'i',
)
const DASH = new RegExp(String.raw`^[–—-] (?:${ARTICLE})(?![\w-])`, 'i')
const DOES =
  /^(?:lets?|allows?|helps?|enables?|provides?|gives?|makes?|offers?|means?|refers? to|stands? for|describes?|turns?|bedeutet|ermöglicht|macht|hilft|permet|permite|consente|maakt|helpt) /i
/** The words for kinds of things: "an open source firmware". */
const KIND =
  /\b(?:software|tool|platform|framework|library|app|application|service|server|engine|system|language|runtime|compiler|bundler|manager|theme|plugin|package|firmware|alternative|product|editor|client|database|proxy|forum|reader|aggregator|generator|player|suite|solution|toolkit|kit|stack|infrastructure|network|protocol|format|device|standard|environment|program)s?\b/i
const KIND_WITHIN = 110
/** "Lamp is a side gig." says too little. */
const SHORTEST = 40

const INTRODUCES =
  /(?:^|[/_-])(?:introduction|intro|overview|about|welcome|home|readme|index|what-is|why|start|getting-started)(?=[/_-]|$)/i
const WHAT_IS = /^what(?: is|'s| are)\b/i
/** "Is a" says what a thing is, and "helps" only what it does. */
const IS_WORTH = 2
/** Below it, only the place of a sentence tells whether it defines the name. */
const SURE_WORTH = 1.5
/** The first sentence of a page whose title is only the name. */
const NAMED_WORTH = 1
/** A definition comes early in its section. */
const EARLY = 5

/** The name that a question asks about. */
export interface AskedName {
  readonly name: string
  /** Whether a title or a heading is only the name. */
  isNameOf(title: string): boolean
  /** How well a unit of a passage defines the name: 0 if it does not, to about 4. */
  weigh(passage: Pick<Passage, 'route' | 'title' | 'heading'>, unit: Unit, place: number): number
}

const read = new Map<string, AskedName | undefined>()
const MOST_KEPT = 50

/** Reads the name whose definition a question asks for. Undefined if it asks for something else. */
export function readAskedName(question: string): AskedName | undefined {
  if (read.has(question)) return read.get(question)
  const name = readName(question)
  const definition = name === undefined ? undefined : createAskedName(name)
  if (read.size >= MOST_KEPT) read.clear()
  read.set(question, definition)
  return definition
}

function readName(question: string): string | undefined {
  if (question.length > 200) return undefined
  const text = normalise(question)
  const name = ASKS.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined)
  if (name === undefined || name.length > LONGEST_NAME || NO_NAME.test(name)) return undefined
  return name.split(' ').length <= MOST_WORDS ? name : undefined
}

/** Prepares the search for the definition of a name in lower case. */
export function createAskedName(name: string): AskedName {
  const words = toSingular(name)
    .split(/[\s-]+/)
    .map((word) => escapeWord(word))
  const any = String.raw`(?:${ARTICLE} )?${words.join(String.raw`[\s-]+`)}(?:e?s)?`
  const begins = new RegExp(String.raw`^${any}(?!\w)`, 'i')
  const named = new RegExp(String.raw`^(?:what (?:is|are) )?${any}\??$`, 'i')
  const weigh: AskedName['weigh'] = (passage, unit, place) => {
    if (unit.kind === 'code' || unit.kind === 'row') return 0
    const heading = passage.heading || passage.title
    const opens = passage.heading === '' || passage.heading === passage.title
    const isNamed = opens && place === 0 && unit.kind === 'sentence' && named.test(heading)
    const own = weighText(leaveBox(unit.text.slice(0, READ_LENGTH)).replace(LABEL, ''), begins)
    if (own <= 0) return isNamed ? NAMED_WORTH : 0
    const introduces = isIntroduction(passage.route)
    const isHeaded = isNamed || WHAT_IS.test(heading)
    // "Lamp provides a tool that" is about the tool, unless it is where the lamp is introduced.
    const isMeant = own > SURE_WORTH || (place < EARLY && (opens || introduces || isHeaded))
    if (!isMeant) return isNamed ? NAMED_WORTH : 0
    return (
      own +
      (place < EARLY ? 0.3 : 0) +
      (opens ? 0.4 : 0) +
      (introduces ? 0.6 : 0) +
      (isHeaded ? 0.5 : 0)
    )
  }
  return { name, isNameOf: (title) => named.test(title), weigh }
}

function weighText(text: string, begins: RegExp): number {
  const [start] = begins.exec(text) ?? []
  if (start === undefined) return 0
  const after = text.slice(start.length)
  const longer = LONGER.exec(after)?.[0] ?? SUFFIX.exec(after)?.[0] ?? ''
  const told = after.slice(longer.length).replace(ASIDE, '')
  const verb = IS.test(told) ? IS_WORTH : DASH.test(told) ? 1.5 : DOES.test(told) ? 1 : 0
  if (verb === 0) return 0
  const kind = KIND.test(told.slice(0, KIND_WITHIN)) ? 0.5 : 0
  const other = longer === '' ? 0 : SUFFIX.test(longer) ? 0.2 : 1.2
  return verb + kind - other - (text.length < SHORTEST ? 0.7 : 0)
}

/** "Page bundles" are defined by "A page bundle is". */
function toSingular(name: string): string {
  return /[^s]s$/.test(name) && name.length > 4 ? name.slice(0, -1) : name
}

function escapeWord(word: string): string {
  return escapePattern(word)
    .replaceAll(String.raw`\/`, '/')
    .replaceAll(String.raw`\-`, '-')
}

/** Whether a page introduces the site or a part of it, by its address. A folder's address ends in a slash. */
export function isIntroduction(route: PageInfo['route']): boolean {
  return /^\/(?:[^/]+\/)?$/.test(route) || INTRODUCES.test(route)
}
