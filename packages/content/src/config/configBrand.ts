import { destination } from './configAddresses.ts'
import {
  groupOf,
  label,
  listOf,
  longText,
  oneOf,
  optional,
  recordOf,
  textLike,
} from './configReaders.ts'
import { decodePath } from '../markdown/address.ts'
import { describeValue } from '../frontMatter/value.ts'
import type { Reader } from './configReaders.ts'
import { findValueKind } from '../theme/cssValues.ts'
import { deriveNeutrals } from '../theme/neutral.ts'
import type { BrandConfig, FontConfig, NavigationLink } from './configTypes.ts'

const isLocal = (value: string): boolean => /^\/(?![/\\])[^?#]+$/.test(value)

/** A drawing or a picture of the content folder that every browser shows, and the build can read. */
const sign = localFile('a path of the site to an SVG or PNG file, such as /images/logo.svg', [
  '.svg',
  '.png',
])

const fontFile = localFile('a path of the site to a WOFF2 file, such as /fonts/acme.woff2', [
  '.woff2',
])

const family: Reader<string> = textLike(
  'the name of a font, such as "Acme Sans"',
  (value) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(value) && value.length <= 100,
)

const weight: Reader<string> = textLike(
  'a weight such as "400", or the range of a variable font such as "100 900"',
  (value) => /^[1-9]\d{0,3}(?: [1-9]\d{0,3})?$/.test(value),
)

const font: Reader<FontConfig> = groupOf<FontConfig>({
  for: oneOf('headings', 'text', 'code'),
  family,
  file: fontFile,
  weight: optional(weight, '100 900'),
})

/** The keys that give a site its brand's looks and links. */
export const BRAND_READERS: { readonly [Name in keyof BrandConfig]: Reader<BrandConfig[Name]> } = {
  logo: optional(sign, ''),
  icon: optional(sign, ''),
  fonts: optional(listOf(font), []),
  corners: optional(oneOf('square', 'soft', 'round'), 'soft'),
  footerLinks: optional(listOf(groupOf<NavigationLink>({ label, to: destination })), []),
  social: optional(listOf(groupOf<NavigationLink>({ label, to: destination })), []),
  imprint: optional(longText, ''),
}

const cssValue = textLike(
  'a value of CSS',
  (value) => value.trim() !== '' && !/[;{}<>\n]/.test(value),
)

/** A wrong colour would be no error in a browser: the pill, for example, would only be invisible. */
const themeValue: Reader<string> = (value, path, faults) => {
  const before = faults.length
  const read = cssValue(value, path, faults)
  const kind = findValueKind(path.slice(path.lastIndexOf('.') + 1))
  if (faults.length === before && kind && !kind.fits(read)) {
    faults.push({ path, reason: `expected ${kind.expected}, found ${describeValue(read)}` })
  }
  return read
}

const values = recordOf(
  'the name of a custom property without its dashes, such as "accent"',
  (name) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name),
  themeValue,
)

/** Custom properties by name. The greys are computed from `neutral`, so it has to be in digits. */
export const theme: Reader<Readonly<Record<string, string>>> = (value, path, faults) => {
  const before = faults.length
  const read = values(value, path, faults)
  const { neutral } = read
  if (faults.length > before || neutral === undefined) return read
  if (deriveNeutrals(neutral) === undefined) {
    const reason = `expected a colour such as "#5c6b7a", found ${describeValue(neutral)}`
    faults.push({ path: `${path}.neutral`, reason })
  }
  return read
}

/** A file of the content folder, by its name there: owners also write it as an address, with `%20`. */
function localFile(expected: string, endings: readonly string[]): Reader<string> {
  const isFile = (value: string): boolean =>
    isLocal(value) && endings.some((ending) => value.toLowerCase().endsWith(ending))
  const read = textLike(expected, isFile)
  return (value, path, faults) => {
    const before = faults.length
    const file = read(value, path, faults)
    return faults.length > before ? file : decodePath(file)
  }
}
