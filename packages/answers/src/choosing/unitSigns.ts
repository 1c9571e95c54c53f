import type { Query, Unit, UnitLikeness } from '@docent/retrieval'
import { isTyped } from '../compose/label.ts'
import { isPointer } from '../compose/pointer.ts'
import { leansBack } from '../compose/needs.ts'
import type { ClueReader } from './clues.ts'
import { hasMeasure } from './hasMeasure.ts'
import { isNamedUnit, readIdentifiers } from './isNamedUnit.ts'
import type { AskedForms } from './asked/askedForm.ts'
import type { Held, TermPlaces } from './termPlaces.ts'

const MODAL =
  /\b(?:yes|no|not|cannot|can|only|must|never|always|supports?|supported|unsupported|allows?|allowed|requires?|required|without|unless|does|n['’]t)\b/i
const LIMITS =
  /\b(?:default|defaults|limit|limited|max(?:imum)?|min(?:imum)?|up to|at most|at least|no more than|exceeds?|per|within|after|between)\b/i
const REPAIR =
  /\b(?:fix|solve[sd]?|resolve[sd]?|make sure|ensure|increase|check|because|due to|caused?|means that|happens?|instead|workaround|should|need to|set|add|upgrade|try|will (?:always |then )?fail|results? in|leads? to)\b/i
/** "**Solution**: restart it.", "To fix this, restart it." */
const SOLVES =
  /^(?:solution|resolution|fix|workaround|remedy|how to fix (?:it|this))\s*:|^to (?:fix|solve|resolve|correct|work around|get rid of|prevent|avoid) (?:this|it|these|the (?:error|issue|problem|warning))\b/i
const REASON =
  /\b(?:because|since|due to|so that|reason|therefore|in order to|this (?:means|allows|prevents)|to avoid|otherwise|cause[sd]?|designed)\b/i
const DEFINES = /\b(?:is|are|lets|allows|provides|means|refers to|stands for|helps)\b/i
const ACTS =
  /^(?:to [a-z]|you can|you need|you must|first|then|next|if you|in (?:your|the)|go to|click|open|run|use|set|add|select|choose|create|navigate|install|enable|disable|copy|configure|pass|specify|make|update|change|press|enter)\b/i
const LOCATES =
  /\b(?:under|in the|tab|page|panel|menu|dashboard|settings|folder|directory|file|root|located|section|sidebar|top|bottom)\b|→/i
const CONTRASTS =
  /\b(?:while|whereas|but|unlike|instead|rather|however|compared|both|either|than|differ\w*|equivalent|alternative)\b/i
/** A question for the line with the type and the default of a setting. */
const ASKS_TYPE =
  /\b(?:types?|defaults?|required?|mandatory|optional|must|needs?|values?|formats?|accepts?|versions?|returns?)\b/i
/** Data that a program writes or reads. */
const OUTPUT = /^`{3,}(?:json\w*|text|txt|log|output|console|xml|http)\n/i
const ASKS_OUTPUT =
  /\b(?:examples?|samples?|json|xml|payload|response|request|body|output|logs?|looks? like|format|syntax|config\w*|snippet|code|command|headers?|message|error|fields?|structure)\b/i
const CODE_SPAN = /(?<!`)`([^`\n]+)`/g
const NUMBER = /\d/
const LONG = Math.log(600)
/** Two words of the question that are at most this far apart belong together. */
const RELATED = 4

const UNIT_SIGNS = [
  'share',
  'withHeadings',
  'beyondHeadings',
  'related',
  'relatedWords',
  'nearWords',
  'heaviest',
  'density',
  'before',
  'after',
  'first',
  'second',
  'depth',
  'item',
  'step',
  'code',
  'row',
  'length',
  'short',
  'pointer',
  'leans',
  'leadsIn',
  'question',
  'fresh',
  'number',
  'modal',
  'numberAsked',
  'measureAsked',
  'limitAsked',
  'freshNameAsked',
  'freshHowAsked',
  'modalAsked',
  'repairAsked',
  'solvesAsked',
  'reasonAsked',
  'definesAsked',
  'actsAsked',
  'stepAsked',
  'codeAsked',
  'rowAsked',
  'locatesAsked',
  'contrastsAsked',
  'named',
  'typed',
  'output',
  'like',
  'wordsLike',
  'wordsLikeBelow',
] as const

export type UnitSigns = Readonly<Record<(typeof UNIT_SIGNS)[number], number>>

/**
 * Reads the signs of the unit at a place, from the terms in each unit and in the headings above it.
 */
export type UnitReader = (
  units: readonly Unit[],
  held: readonly Held[],
  above: Held,
  place: number,
  likeness?: UnitLikeness,
) => UnitSigns

/**
 * The signs that distinguish the unit that answers from the others, as numbers from 0 to about 1.
 */
export function createUnitReader(
  query: Query,
  asked: AskedForms,
  places: TermPlaces,
  readClues: ClueReader,
): UnitReader {
  const text = query.text.toLowerCase()
  const isTypeAsked = ASKS_TYPE.test(query.text)
  const isOutputAsked = ASKS_OUTPUT.test(query.text)
  const identifiers = readIdentifiers(query.text)

  return (units, held, above, place, likeness) => {
    const unit = units[place]
    const own = held[place]
    if (unit === undefined || own === undefined) throw new Error(`There is no unit ${place}`)
    const share = places.share(own)
    const clues = readClues(own)
    const fresh = hasFreshCode(unit, text)
    const before = held[place - 1]
    const after = held[place + 1]
    const is = (kind: Unit['kind']) => Number(unit.kind === kind)
    const number = Number(NUMBER.test(unit.text))
    const measure = Number(hasMeasure(unit.text))
    return {
      share,
      withHeadings: places.share(own, above),
      beyondHeadings: places.share(own, above) - places.share(above),
      related: relate(query, own),
      relatedWords: clues.related,
      nearWords: clues.near,
      heaviest: own.strengths[places.heaviest] ?? 0,
      density: own.places.filter((found) => found >= 0).length / (own.places.length + 3),
      before: before ? places.share(before) : 0,
      after: after ? places.share(after) : 0,
      first: Number(place === 0),
      second: Number(place === 1),
      depth: place / (place + 5),
      item: is('item'),
      step: is('step'),
      code: is('code'),
      row: is('row'),
      length: Math.min(1, Math.log(unit.text.length + 1) / LONG),
      short: Number(unit.text.length < 30),
      pointer: Number(isPointer(unit)),
      leans: Number(leansBack(unit.text)),
      leadsIn: Number(/[:：]\s*$/.test(unit.text)),
      question: Number(unit.text.endsWith('?')),
      fresh,
      number,
      modal: Number(MODAL.test(unit.text)),
      numberAsked: asked.number * number,
      measureAsked: Math.max(asked.number, asked.limit) * measure,
      limitAsked: asked.limit * Number(LIMITS.test(unit.text)),
      freshNameAsked: asked.name * fresh,
      freshHowAsked: asked.how * fresh,
      modalAsked: asked.yesNo * Number(MODAL.test(unit.text)),
      repairAsked: asked.error * Number(REPAIR.test(unit.text)),
      solvesAsked: asked.error * Number(SOLVES.test(unit.text)),
      reasonAsked: asked.why * Number(REASON.test(unit.text)),
      definesAsked: asked.definition * Number(place < 2 && DEFINES.test(unit.text)),
      actsAsked: asked.how * Number(ACTS.test(unit.text)),
      stepAsked: asked.how * is('step'),
      codeAsked: Math.max(asked.how, asked.name) * is('code'),
      rowAsked: Math.max(asked.number, asked.limit, asked.name) * is('row'),
      locatesAsked: asked.where * Number(LOCATES.test(unit.text)),
      contrastsAsked: asked.comparison * Number(CONTRASTS.test(unit.text)),
      named: Number(unit.kind !== 'code' && isNamedUnit(unit.text, identifiers)),
      output: Number(!isOutputAsked && unit.kind === 'code' && OUTPUT.test(unit.markdown)),
      typed: Number(!isTypeAsked && isTyped(unit)),
      like: likeness?.text ?? 0,
      wordsLike: likeness?.words ?? 0,
      wordsLikeBelow: likeness?.wordsBelowHeadings ?? 0,
    }
  }
}

/**
 * Whether a unit names something in code that the question does not name. Often that is the answer.
 */
function hasFreshCode(unit: Unit, question: string): number {
  if (unit.kind === 'code') return 1
  const spans = [...unit.markdown.matchAll(CODE_SPAN)].map(([, span = '']) => span.toLowerCase())
  return Number(spans.some((span) => !question.includes(span)))
}

/**
 * The share of neighbouring word pairs of the question, by weight, that are close together here.
 */
function relate({ pairs, terms }: Query, { places }: Held): number {
  let all = 0
  let found = 0
  for (const [first, second] of pairs) {
    const weight = (terms[first]?.weight ?? 0) + (terms[second]?.weight ?? 0)
    all += weight
    if (areClose(places, first, second)) found += weight
  }
  return all === 0 ? 0 : found / all
}

function areClose(places: readonly number[], first: number, second: number): boolean {
  return places.some((place, index) => {
    if (place !== first) return false
    const near = places.slice(Math.max(0, index - RELATED), index + RELATED + 1)
    return near.includes(second)
  })
}
