// Numbers are everywhere, and few of them are phone numbers. A number counts as a phone number if it has
// a form that only phone numbers have, or if a word before it says so.

const BEGINNING = /(?<![\p{L}\p{N}_/#.+=-])(?:\+|\()?\d/uy
const NUMBER = /\+?\(?\d(?:(?:[ .-]|\) ?[-/]?| ?\/ ?| \(0\) ?| \(|\(0\)|\()?\d){5,18}/y
const GROUP_END = /\d(?=[ ()/]|$)/g
const MORE = /[\p{L}\p{N}_]/uy

const DATE = /^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}([./-])\d{1,2}\2\d{1,2})(?!\d)/
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** From abroad: `+49 30 1234567`, `0049 30 1234567`. */
const ABROAD = /^(?:\+[1-9]\d{7,14}|00[1-9]\d{8,13})$/
/** With the zero that leads out of town: `030 1234567`, `06 12 34 56 78`. */
const TRUNK = /^\(?0[1-9]\d*(?:[ ./()-]+\d{2,})*$/
/** In North America: `(202) 555-0143`, `202.555.0143`, `1-202-555-0143`. */
const AMERICAN = /^(?:1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}$/

/** How many characters before a number are read to tell its kind. */
const LABEL_LENGTH = 40
const PHONE_LABEL =
  /(?:\b(?:(?:tele|mobile|cell)?phones?|tel|mobile|cell|fax|telefon|telefax|mobil|handy|whatsapp|signal|sms)|\b(?:call|text|ring|reach) (?:me|us|him|her|them)|هاتف|جوال)[ .:]*(?:(?:number|nummer|no|nr|is|ist|at|on|under|unter|lautet)[ .:]+){0,3}$/i
const OTHER_LABEL =
  /\b(?:isbn|issn|ean|sku|order|invoice|ticket|case|id|ref(?:erence)?|serial|version|build|article|item|customer|tracking|rechnungs?|bestell(?:ung)?|artikel|kunden|auftrags?|vorgangs?)(?:nummer|nr)?[ .:#-]*(?:(?:number|nummer|no|nr|is|ist)[ .:#]*){0,2}$/i

/** Finds a phone number: the longest, if other numbers follow it. */
export function findPhone(folded: string, start: number): number | undefined {
  BEGINNING.lastIndex = start
  if (!BEGINNING.test(folded)) return undefined
  NUMBER.lastIndex = start
  const longest = NUMBER.exec(folded)?.[0]
  if (longest === undefined || DATE.test(longest) || ADDRESS.test(longest)) return undefined

  const before = folded.slice(Math.max(0, start - LABEL_LENGTH), start)
  for (const { index } of [...longest.matchAll(GROUP_END)].toReversed()) {
    const end = start + index + 1
    MORE.lastIndex = end
    if (!MORE.test(folded) && isPhone(longest.slice(0, index + 1), before)) return end
  }
  return undefined
}

function isPhone(written: string, before: string): boolean {
  const digits = written.replace('(0)', '').replace(/[^+\d]/g, '')
  const count = digits.replace('+', '').length
  if (count < 6) return false
  if (PHONE_LABEL.test(before)) return count <= 15
  if (OTHER_LABEL.test(before)) return false
  if (ABROAD.test(digits) || AMERICAN.test(written)) return true
  return TRUNK.test(written) && count >= 9 && count <= 12 && !isMonths(written) && !isBook(written)
}

/** `06/2024-12/2025` */
function isMonths(written: string): boolean {
  return written.indexOf('/') !== written.lastIndexOf('/')
}

/** An ISBN of ten digits in one piece: one in eleven phone numbers looks like one, and stays. */
function isBook(written: string): boolean {
  if (!/^\d{10}$/.test(written)) return false
  const sum = [...written].reduce((sum, digit, place) => sum + Number(digit) * (10 - place), 0)
  return sum % 11 === 0
}
