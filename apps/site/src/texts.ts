import { formatPrice, type Document } from '@docent/content'
import { countText, fillText, formatCount } from '@docent/texts'
import type { SiteTexts } from '@docent/texts'
import { SITES } from '@docent/texts/sites'
import { createContext, useContext } from 'react'

// Nearly every part of a page has a text, and all share one language: as a property it would pass
// through every part without text.
const TextsContext = createContext(SITES.en)

/** Has everything within say the site's own words in the language of `value`. */
export const TextsProvider = TextsContext.Provider

/** The words of the site's own furniture, in its language. All else on a page is the owner's. */
export function useTexts(): SiteTexts {
  return useContext(TextsContext)
}

/** The price and availability of a product: `code`. Empty if nothing is known. */
export function sayOffer({ offer }: Document, texts: SiteTexts): string {
  const price = offer?.price && formatPrice(offer.price, texts.language)
  const availability = offer?.availability && texts.availabilities[offer.availability]
  return [price, availability].filter((words) => words !== undefined).join(' · ')
}

/** The link to a whole list. */
export function sayAll(texts: SiteTexts, label: string): string {
  return fillText(texts.all, { label: texts.hasSmallNames ? label.toLowerCase() : label })
}

/** The title of a further page of a list. */
export function sayPage(texts: SiteTexts, label: string, number: number): string {
  return fillText(texts.pageOf, { label, number: formatCount(texts.language, number) })
}

export function sayMinutes(texts: SiteTexts, minutes: number): string {
  return countText(texts, texts.minutes, minutes)
}

export function sayStep(texts: SiteTexts, number: number, count: number): string {
  return fillText(texts.stepOf, {
    number: formatCount(texts.language, number),
    count: formatCount(texts.language, count),
  })
}

/** How long a text takes to read. */
export function sayReading(texts: SiteTexts, minutes: number): string {
  return countText(texts, texts.reading, minutes)
}
