/** How long an IBAN is in each country that has them. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
    'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
    'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
    'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const BEGINNING = /(?<![\p{L}\p{N}_-])[A-Z]{2}[ -]?\d[ -]?\d/iuy
const SEPARATOR = /[ .-]/
const CHARACTER = /[A-Z0-9]/i
const WORD = /[\p{L}\p{N}_]/u

/** Finds an IBAN, in groups or in one piece: of the length of its country, and its checksum right. */
export function findIban(folded: string, start: number): number | undefined {
  BEGINNING.lastIndex = start
  if (!BEGINNING.test(folded)) return undefined
  const length = LENGTHS.get(folded.slice(start, start + 2).toUpperCase())
  if (length === undefined) return undefined

  let iban = ''
  let end = start
  for (; iban.length < length; end++) {
    const character = folded[end] ?? ''
    if (CHARACTER.test(character)) iban += character
    else if (!SEPARATOR.test(character) || SEPARATOR.test(folded[end - 1] ?? '')) return undefined
  }
  return WORD.test(folded[end] ?? '') || !isChecked(iban) ? undefined : end
}

/** ISO 7064: with its first four characters at its end, and letters as 10 to 35, 1 modulo 97. */
function isChecked(iban: string): boolean {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
