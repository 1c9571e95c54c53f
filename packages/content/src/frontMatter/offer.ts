import type { ProductOffer } from '../types.ts'
import { reportField } from '../pages/problem.ts'
import type { Report } from '../pages/problem.ts'
import { findNearest } from '../pages/nearest.ts'
import { describeValue, toPlain } from './value.ts'
import type { Fields, Value } from './value.ts'

const PRICE = 'an amount with its currency such as 49.90 EUR'
const CURRENCY = 'a currency of three letters such as EUR'
const BUY = 'a web address such as https://shop.example/lamp, or a path'
const MAX_AMOUNT = 1e12

/** The words that owners use for availability, and ours. */
const AVAILABILITIES = new Map<string, NonNullable<ProductOffer['availability']>>([
  ['in stock', 'inStock'],
  ['out of stock', 'outOfStock'],
  ['preorder', 'preorder'],
  ['discontinued', 'discontinued'],
])

/** Signs and names that people write where a currency has three letters. */
const CURRENCY_SIGNS = new Map([
  ['€', 'EUR'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
  ['$', 'USD'],
  ['DOLLAR', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['FR.', 'CHF'],
])

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Reads price, currency, availability and buy link. Undefined for a page without any of them. */
export function readOffer(fields: Fields, report: Report): ProductOffer | undefined {
  const price = readPrice(fields, report)
  const availability = readAvailability(fields.get('availability'), report)
  const buy = readBuy(fields.get('buy'), report)
  if (price === undefined && availability === undefined && buy === undefined) return undefined
  return {
    ...(price !== undefined && { price }),
    ...(availability !== undefined && { availability }),
    ...(buy !== undefined && { buy }),
  }
}

function readPrice(fields: Fields, report: Report): ProductOffer['price'] {
  const currency = readCurrency(fields.get('currency'), report)
  const value = fields.get('price')
  if (isAbsent(value)) return undefined

  const text = value.type === 'text' ? value.text.trim() : ''
  const [, number, inPrice = currency] =
    /^(\d+(?:\.\d{1,3})?)(?: *([^\d\s.,-].*))?$/.exec(text) ?? []
  const amount = Number(number)
  if (amount <= MAX_AMOUNT && inPrice !== undefined && CURRENCIES.has(inPrice)) {
    return { amount, currency: inPrice }
  }
  const found = describeValue(toPlain(value)) + adviseOnPrice(text)
  reportField(report, value.line, 'price', PRICE, found)
  return undefined
}

function readCurrency(value: Value | undefined, report: Report): string | undefined {
  if (isAbsent(value)) return undefined
  const text = value.type === 'text' ? value.text.trim() : ''
  if (CURRENCIES.has(text)) return text
  const nearest = findCurrency(text)
  const advice = nearest === undefined ? '' : `. Did you mean ${nearest}?`
  reportField(report, value.line, 'currency', CURRENCY, describeValue(toPlain(value)) + advice)
  return undefined
}

/** Says how to correct a text that is nearly a price: `€49`, `49,90 EUR`. */
function adviseOnPrice(text: string): string {
  const [, before = '', whole, cents, after = ''] =
    /^([^\d-]*)(\d+)(?:[.,](\d{1,2}))?([^\d-]*)$/.exec(text) ?? []
  const currency = findCurrency((before + after).trim())
  if (whole === undefined || currency === undefined) return ''
  return `. Did you mean ${whole}${cents === undefined ? '' : `.${cents}`} ${currency}?`
}

function findCurrency(written: string): string | undefined {
  const name = written.toUpperCase()
  if (CURRENCIES.has(name)) return name
  const bySign = CURRENCY_SIGNS.get(name)
  return bySign ?? (name.length === 3 ? findNearest(name, ['EUR', 'USD', 'GBP', 'CHF']) : undefined)
}

function readAvailability(value: Value | undefined, report: Report): ProductOffer['availability'] {
  if (isAbsent(value)) return undefined
  const text = value.type === 'text' ? value.text.trim() : ''
  const plain = text.toLowerCase().replaceAll(/[-_\s]+/g, ' ')
  const known =
    AVAILABILITIES.get(plain) ??
    [...AVAILABILITIES.values()].find((one) => one.toLowerCase() === plain) ??
    (plain === 'pre order' ? 'preorder' : undefined)
  if (known !== undefined) return known

  const nearest = findNearest(plain, AVAILABILITIES.keys())
  const advice = nearest === undefined ? '' : `. Did you mean "${nearest}"?`
  const expected = [...AVAILABILITIES.keys()].map((name) => JSON.stringify(name)).join(' or ')
  reportField(report, value.line, 'availability', expected, describeValue(toPlain(value)) + advice)
  return undefined
}

function readBuy(value: Value | undefined, report: Report): string | undefined {
  if (isAbsent(value)) return undefined
  const text = value.type === 'text' ? value.text.trim() : ''
  if (/^(?:https?:\/\/\S+|\/(?![/\\])\S*|mailto:\S+@\S+)$/.test(text)) return text
  const advice = /^www\.\S+$/i.test(text) ? `. Did you mean https://${text}?` : ''
  reportField(report, value.line, 'buy', BUY, describeValue(toPlain(value)) + advice)
  return undefined
}

function isAbsent(value: Value | undefined): value is undefined | (Value & { type: 'nothing' }) {
  return value === undefined || value.type === 'nothing'
}
