import { isWebAddress } from './configAddresses.ts'
import {
  groupOf,
  label,
  listOf,
  numberFrom,
  oneOf,
  optional,
  someText,
  textLike,
  yesOrNo,
} from './configReaders.ts'
import type { Reader } from './configReaders.ts'
import type { SourceConfig, SourceEditionRule, SourceLimits } from './configTypes.ts'

const EVERY = /^([1-9]\d{0,3})(m|h|d)$/
const MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The shortest interval for other people's servers. */
const LEAST_EVERY_MS = 15 * 60_000

const place: Reader<string> = (value, path, faults) => {
  const before = faults.length
  const result = someText(value, path, faults)
  if (faults.length > before || !/^[a-z][a-z\d+.-]*:\/\//i.test(result)) return result
  if (isWebAddress(result)) return result
  const reason = `expected a folder, a file, or an address that begins with https:// or http://, found "${result}"`
  faults.push({ path, reason })
  return result
}

/** Reads `15m`, `6h` or `1d` as milliseconds. Undefined for anything else. */
export function readInterval(value: string): number | undefined {
  const [, count, unit] = EVERY.exec(value) ?? []
  const ms = Number(count) * (MS[unit ?? ''] ?? Number.NaN)
  return ms >= LEAST_EVERY_MS ? ms : undefined
}

const interval = textLike(
  'a time such as "1d", "6h" or "30m", and no shorter one than "15m"',
  (value) => readInterval(value) !== undefined,
)

const pattern = textLike('a pattern of paths such as "/guide/**"', (value) =>
  /^\/?[^\s/][^\s]*$/.test(value),
)
const patterns = listOf(pattern)

const version = textLike('a version such as "2.1"', (value) => /^(?:|[\w.+-]{1,40})$/.test(value))

const language = textLike('a language such as "en"', (value) =>
  /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value),
)

const editionRules = listOf(
  groupOf<SourceEditionRule>({
    path: pattern,
    version: optional(version, ''),
    language: optional(language, ''),
  }),
)

/** Each is the default of the crawler if it is 0. */
const NO_LIMITS: SourceLimits = { pages: 0, perSecond: 0, minutes: 0 }

const crawlLimits = groupOf<SourceLimits>({
  pages: optional(numberFrom(1, 100_000), 0),
  perSecond: optional(numberFrom(0.05, 50), 0),
  minutes: optional(numberFrom(1, 1_440), 0),
})

/** Reads the documentation that an owner has elsewhere. */
export const readSourceConfigs: Reader<readonly SourceConfig[]> = listOf(
  groupOf<SourceConfig>({
    from: place,
    name: optional(label, ''),
    url: optional(textLike('an address such as https://docs.example.com/', isWebAddress), ''),
    include: optional(patterns, []),
    exclude: optional(patterns, []),
    selector: optional(someText, ''),
    version: optional(version, ''),
    language: optional(language, ''),
    audience: optional(oneOf('public', 'internal'), 'public'),
    internal: optional(patterns, []),
    editions: optional(editionRules, []),
    every: optional(interval, ''),
    allowPrivate: optional(yesOrNo, false),
    limits: optional(crawlLimits, NO_LIMITS),
  }),
)
