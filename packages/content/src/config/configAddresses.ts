import { textLike } from './configReaders.ts'
import type { Reader } from './configReaders.ts'
import { describeValue } from '../frontMatter/value.ts'

// A URL parser takes `https://*.example`, which no browser asks for and no page comes from.
const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$|^\[[\da-f:.]+\]$/

/** The address of the site itself, with or without a slash at its end. */
export const siteAddress: Reader<string> = textLike(
  'an address such as https://docent.example, without a path',
  (value) => isWebAddress(value) && toOrigin(value) === value.replace(/\/$/, ''),
)

/** Another site, as browsers name it: it is compared with what they send, character by character. */
export const origin: Reader<string> = (value, path, faults) => {
  const isRight = typeof value === 'string' && isWebAddress(value) && toOrigin(value) === value
  if (!isRight) {
    const reason = `expected the address of a site such as https://shop.example, without a path, found ${describeValue(value)}`
    faults.push({ path, reason: reason + adviseOnOrigin(value) })
  }
  return value as string
}

export const destination: Reader<string> = textLike(
  'a path of the site such as /products, or an address',
  (value) => isPath(value) || isWebAddress(value) || isContact(value),
)

export const webAddress: Reader<string> = textLike(
  'an address such as https://code.example/docent',
  isWebAddress,
)

export const editAddress: Reader<string> = textLike(
  'an address with {path} for the page file, such as https://code.example/docent/edit/{path}',
  (value) => isWebAddress(value) && value.includes('{path}'),
)

export const picture: Reader<string> = textLike(
  'a path of the site such as /images/card.png, or an address',
  (value) => isPath(value) || isWebAddress(value),
)

export const redirectTarget: Reader<string> = textLike(
  'a path of the site such as /products/lamp, or an address such as https://shop.example',
  (value) => isPath(value) || isWebAddress(value),
)

export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/.test(value)) return false
  const url = URL.parse(value)
  return url !== null && HOST.test(url.hostname)
}

function adviseOnOrigin(value: unknown): string {
  if (typeof value !== 'string') return ''
  if (value.includes('*')) return ': wildcards do not work here, so list each site'
  return isWebAddress(value) ? `: write "${toOrigin(value)}"` : ''
}

function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value)
}

function isContact(value: string): boolean {
  return /^mailto:[^@\s]+@[^@\s]+$/.test(value) || /^tel:\+?[\d().\- ]+/.test(value)
}

function toOrigin(value: string): string {
  return new URL(value).origin
}

export const hostName: Reader<string> = textLike(
  'the name of a host such as www.docent.example, without a scheme, port or path',
  (value) => /^(?:[^\s/:?#@*[\]]+|\[[\da-f:.]+\])$/i.test(value) && URL.canParse(`http://${value}`),
)
