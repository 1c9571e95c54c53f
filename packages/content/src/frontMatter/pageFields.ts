import { isWebAddress } from '../config/configAddresses.ts'
import { MAX_TITLE_LENGTH } from '../limits.ts'
import { findNearest } from '../pages/nearest.ts'
import { reportField } from '../pages/problem.ts'
import type { Report } from '../pages/problem.ts'
import { OLD_PATH, toOldPath } from '../pages/oldPath.ts'
import { readOffer } from './offer.ts'
import type { Action, ListOrder, ProductOffer, OldAddress, PageQuestion } from '../types.ts'
import { reportFacts } from './reportFacts.ts'
import { describeValue, toPlain, toPlainFields } from './value.ts'
import type { Fields, Value } from './value.ts'

/** The facts of the front matter about its page. */
export interface PageFields {
  readonly title?: string
  readonly summary: string
  readonly date?: string
  readonly updated?: string
  readonly tags: readonly string[]
  readonly for: readonly string[]
  readonly notFor: readonly string[]
  readonly actions: readonly Action[]
  readonly redirects: readonly OldAddress[]
  readonly offer?: ProductOffer
  readonly questions: readonly PageQuestion[]
  readonly image?: string
  readonly order?: number
  readonly category?: string
  readonly sort?: ListOrder
  readonly draft: boolean
  readonly chat?: false
  readonly audience?: 'internal'
  readonly address?: string
  readonly meta: Readonly<Record<string, unknown>>
}

/** The fields that this file reads. The site may read others. */
export const PAGE_FIELDS: readonly string[] =
  'title summary description date updated tags for notFor links price currency availability buy redirects questions image order category sort draft chat audience address'.split(
    ' ',
  )

/** Reads every known field, and reports each invalid one, which then counts as absent. */
export function readPageFields(fields: Fields, report: Report): PageFields {
  const known = new Map([...fields].filter(([name]) => PAGE_FIELDS.includes(name)))
  // If a page has both, the description is an additional field of the owner's.
  if (known.has('summary')) known.delete('description')
  const others = new Map([...fields].filter(([name]) => !known.has(name)))

  const read = createReader(known, report)
  const title = read('title', toTitle, `a title of at most ${MAX_TITLE_LENGTH} characters`)
  const date = read('date', toDay, 'a day such as 2026-11-21')
  const updated = read('updated', toDay, 'a day such as 2026-11-21')
  const image = read('image', toPhrase, 'a path such as /images/widget.png')
  const order = read('order', toNumber, 'a number')
  const category = read('category', toName, 'a name such as Desk lamps')
  const sort = read('sort', toListOrder, '"order" or "price" or "date" or "title"')
  const address = read(
    'address',
    toWebAddress,
    'an address such as https://wiki.acme.example/vault',
  )
  const offer = readOffer(known, report)
  reportFacts(others.get('facts'), report)
  return {
    ...(title !== undefined && { title }),
    summary:
      read('summary', toPhrase, 'one or two sentences') ??
      read('description', toPhrase, 'one or two sentences') ??
      '',
    ...(date !== undefined && { date }),
    ...(updated !== undefined && { updated }),
    tags: read('tags', toTags, 'a list such as [chat, search]') ?? [],
    for: read('for', toPhrases, 'a phrase or a list of phrases') ?? [],
    notFor: read('notFor', toPhrases, 'a phrase or a list of phrases') ?? [],
    actions: readList(known, 'links', readAction, report),
    ...(offer !== undefined && { offer }),
    redirects: readList(known, 'redirects', readOldAddress, report),
    questions: readList(known, 'questions', readQuestion, report),
    ...(image !== undefined && { image }),
    ...(order !== undefined && { order }),
    ...(category !== undefined && { category }),
    ...(sort !== undefined && { sort }),
    ...(readAudience(fields, report) === 'internal' && { audience: 'internal' }),
    ...(address !== undefined && { address }),
    ...(read('chat', toFlag, 'true or false') === false && { chat: false }),
    draft: read('draft', toFlag, 'true or false') ?? false,
    meta: toPlainFields(others),
  }
}

/** The given fields by name; one that is written but left empty counts as absent. */
function createReader(fields: Fields, report: Report) {
  return <T>(name: string, convert: (value: Value) => T | undefined, expected: string) => {
    const value = fields.get(name)
    if (value === undefined || value.type === 'nothing') return undefined
    const result = convert(value)
    if (result === undefined) {
      reportField(report, value.line, name, expected, describeValue(toPlain(value)))
    }
    return result
  }
}

function readList<T>(
  fields: Fields,
  name: string,
  readItem: (value: Value, field: string, report: Report) => T | undefined,
  report: Report,
): T[] {
  const value = fields.get(name)
  if (value === undefined || value.type === 'nothing') return []
  // A single item needs no list.
  const items = value.type === 'list' ? value.items : [value]
  return items
    .map((item, index) => readItem(item, `${name}[${index}]`, report))
    .filter((item) => item !== undefined)
}

function readAction(value: Value, field: string, report: Report): Action | undefined {
  const group = value.type === 'group' ? value.fields : undefined
  const [label, to] = ['label', 'to'].map((name) => toPhrase(group?.get(name)))
  if (label !== undefined && label !== '' && to !== undefined && to !== '') return { label, to }

  const expected = 'a label and where it leads, such as {label: Read more, to: /articles}'
  reportField(report, value.line, field, expected, describeValue(toPlain(value)))
  return undefined
}

function readOldAddress(value: Value, field: string, report: Report): OldAddress | undefined {
  const path = toOldPath(toPhrase(value) ?? '')
  if (path !== undefined) return { path, line: value.line }
  reportField(report, value.line, field, OLD_PATH, describeValue(toPlain(value)))
  return undefined
}

function readQuestion(value: Value, field: string, report: Report): PageQuestion | undefined {
  const group = value.type === 'group' ? value.fields : undefined
  const question = toPhrase(group?.get('question') ?? value)
  const answer = group?.get('answer')
  if (question !== undefined && question !== '') {
    reportUnknownParts(group, field, report)
    if (answer === undefined) return { question }
    if (answer.type === 'text') return { question, answer: answer.text.trim() }
  }

  const expected = 'a question, or {question: …, answer: …}'
  reportField(report, value.line, field, expected, describeValue(toPlain(value)))
  return undefined
}

const QUESTION_PARTS = ['question', 'answer']

/** A mistyped `answer` would leave the question without one, and its page may not show it at all. */
function reportUnknownParts(group: Fields | undefined, field: string, report: Report): void {
  for (const [name, { line }] of group ?? []) {
    if (QUESTION_PARTS.includes(name)) continue
    const meant = findNearest(name, QUESTION_PARTS)
    const hint = meant === undefined || group?.has(meant) ? '' : ` Did you mean "${meant}"?`
    const message = `is not a part of a question.${hint}`
    report({ severity: 'warning', line, field: `${field}.${name}`, message, found: name })
  }
}

function toPhrase(value: Value | undefined): string | undefined {
  return value?.type === 'text' ? value.text.replace(/\s+/g, ' ').trim() : undefined
}

function toTitle(value: Value): string | undefined {
  const title = toPhrase(value)
  return title === undefined || title === '' || title.length > MAX_TITLE_LENGTH ? undefined : title
}

/** A name with a letter or a digit in it: it becomes part of an address. */
function toName(value: Value): string | undefined {
  const name = toPhrase(value)
  return name !== undefined && /[\p{L}\p{N}]/u.test(name) && name.length <= 60 ? name : undefined
}

const LIST_ORDERS: readonly ListOrder[] = ['order', 'price', 'date', 'title']

function toListOrder(value: Value): ListOrder | undefined {
  return LIST_ORDERS.find((order) => order === toPhrase(value))
}

function toPhrases(value: Value): string[] | undefined {
  const items = value.type === 'list' ? value.items : [value]
  const phrases = items.map(toPhrase).filter((phrase) => phrase !== undefined)
  return phrases.length === items.length ? phrases.filter(Boolean) : undefined
}

function toTags(value: Value): string[] | undefined {
  // One tag needs no brackets. With a comma in it, somebody left the brackets out.
  return value.type === 'text' && value.text.includes(',') ? undefined : toPhrases(value)
}

/** A day of the calendar, so neither the 31st of June nor a time of day. */
function toDay(value: Value): string | undefined {
  if (value.type !== 'text' || !/^\d{4}-\d\d-\d\d$/.test(value.text)) return undefined
  const day = new Date(`${value.text}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value.text)
  return exists ? value.text : undefined
}

function toNumber(value: Value): number | undefined {
  return value.type === 'text' && typeof value.plain === 'number' ? value.plain : undefined
}

/** A page whose audience is mistyped is internal: a mistake must not publish it. */
function readAudience(fields: Fields, report: Report): 'internal' | 'public' {
  // In capitals it is reported as an unknown field, and means the same.
  const [, value] = [...fields].find(([name]) => name.toLowerCase() === 'audience') ?? []
  if (value === undefined || value.type === 'nothing') return 'public'
  const audience = toPhrase(value)
  if (audience === 'public' || audience === 'internal') return audience
  const found = describeValue(toPlain(value))
  reportField(report, value.line, 'audience', '"public" or "internal"', found)
  return 'internal'
}

/** Whether text that could not be read as fields may say that its page is internal. */
export function mayBeInternal(text: string): boolean {
  return /\baudience["']?\s*[:=]/i.test(text)
}

function toWebAddress(value: Value): string | undefined {
  const address = toPhrase(value)
  return address !== undefined && isWebAddress(address) ? address : undefined
}

function toFlag(value: Value): boolean | undefined {
  return value.type === 'text' && typeof value.plain === 'boolean' ? value.plain : undefined
}
