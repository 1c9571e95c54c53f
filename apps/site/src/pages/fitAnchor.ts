import { decodePath, toFilePath, type Document } from '@docent/content'
import type { Site } from '../site.ts'

/** The anchors of a page, by themselves and by their letters and digits. */
const known = new WeakMap<Document, ReadonlyMap<string, string>>()

/**
 * A link of another tool's page with the anchor that its heading has here. Tools drop and join signs by different rules:
 * the anchor of "1. Tags & emojis" is `#_1-tags-emojis` for one and `#1-tags--emojis` for another.
 */
export function fitAnchor(site: Site, href: string): string {
  const [, path = '', anchor = ''] = /^([^#]*)#(.*)$/s.exec(href) ?? []
  const page = anchor === '' ? undefined : site.find(toFilePath(path))
  if (page === undefined) return href
  const anchors = listAnchors(page)
  const wanted = decodePath(anchor)
  const letters = toLetters(wanted)
  const found = anchors.get(wanted) ?? anchors.get(letters) ?? findLonger(anchors, letters)
  // The heading of the title has no anchor.
  if (found === undefined && letters !== '' && letters === toLetters(page.title)) return path
  return found === undefined || found === wanted ? href : `${path}#${encodeURI(found)}`
}

/** A heading may have got more words: `#with-data` means "chat.withData". Only if no other heading may be meant. */
function findLonger(anchors: ReadonlyMap<string, string>, letters: string): string | undefined {
  if (letters.length < LEAST_LETTERS) return undefined
  const found = new Set<string>()
  for (const [key, anchor] of anchors)
    if (key.startsWith(letters) || key.endsWith(letters)) found.add(anchor)
  const [only] = found
  return found.size === 1 ? only : undefined
}

/** A shorter anchor is in too many words. */
const LEAST_LETTERS = 8

function listAnchors(page: Document): ReadonlyMap<string, string> {
  const before = known.get(page)
  if (before) return before
  // The first of several wins.
  const headed = page.sections.filter(({ anchor }) => anchor !== '').toReversed()
  const own = headed.map(({ anchor }) => anchor).toReversed()
  const others = page.otherAnchors?.toReversed() ?? []
  // The weakest first: other anchors, then the words of a heading with another id, then its anchor.
  const anchors = new Map([
    ...others.map(([anchor, section]) => [toLetters(anchor), section] as const),
    ...headed.map(({ heading, anchor }) => [toLetters(heading), anchor] as const),
    ...headed.map(({ anchor }) => [toLetters(anchor), anchor] as const),
    ...others,
  ])
  for (const anchor of own) anchors.set(anchor, anchor)
  known.set(page, anchors)
  return anchors
}

function toLetters(anchor: string): string {
  return anchor.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
