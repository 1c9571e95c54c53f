import { countText, fillText } from '@docent/texts'
import type { Phrases } from '@docent/texts'

/** Says which of the visitor's words no page has. */
export function sayUnmentioned(phrases: Phrases, words: readonly string[]): string {
  const list = new Intl.ListFormat(phrases.language, { type: 'disjunction' })
  const quoted = words.map((word) => fillText(phrases.quoted, { word }))
  return fillText(phrases.unmentioned, { words: list.format(quoted) })
}

/** Says how many pages a folder has. The title of the folder's page is in the site's language. */
export function sayListed(phrases: Phrases, count: number, name: string, title: string): string {
  const text = /s$/i.test(name) ? phrases.listedPlural : phrases.listed
  return fillText(countText(phrases, text, count), { name, title })
}

/** Joins a lead and the text after it into one sentence. */
export function saySentence(phrases: Phrases, lead: string, reasons: readonly string[]): string {
  const ends = reasons.map((reason) => reason.replace(/(?<![.;,؛،\s])[.;,؛،\s]+$/, ''))
  return `${lead} ${ends.join(phrases.separator)}.`
}
