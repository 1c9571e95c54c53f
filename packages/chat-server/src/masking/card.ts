/** A place where a number can begin: not within a word, a path, a version or another number. */
const BEGINNING = /(?<![\p{L}\p{N}_/#.-])\d/uy
/** In one piece, and in groups as they are printed. */
const FORMS: readonly RegExp[] = [
  /\d{13,19}/y,
  /\d{4}([ -])\d{4}\1\d{4}\1\d{4}\1\d{3}/y,
  /\d{4}([ -])\d{4}\1\d{4}\1\d{4}/y,
  /\d{4}([ -])\d{6}\1\d{4,5}/y,
]
const MORE = /[\p{L}\p{N}_]/uy

/** The numbers that issuers begin with, and how long theirs are. */
const ISSUERS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|095|[689]\d)\d{11,13}$/,
  /^(?:6011|65\d\d|64[4-9]\d)\d{12,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  /^62\d{14,17}$/,
  /^(?:50|5[6-9]|6[0-9])\d{14,17}$/,
]

/** Finds the number of a payment card, in the groups that it is printed in or in one piece. */
export function findCard(folded: string, start: number): number | undefined {
  BEGINNING.lastIndex = start
  if (!BEGINNING.test(folded)) return undefined
  for (const form of FORMS) {
    form.lastIndex = start
    const card = form.exec(folded)?.[0]
    if (card !== undefined && isCard(card, folded, start + card.length)) return start + card.length
  }
  return undefined
}

function isCard(card: string, folded: string, end: number): boolean {
  MORE.lastIndex = end
  const digits = card.replace(/[ -]/g, '')
  if (MORE.test(folded) || !ISSUERS.some((issuer) => issuer.test(digits))) return false
  return isChecked(digits)
}

/** The formula of Luhn. */
function isChecked(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (1 + (place % 2))
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
