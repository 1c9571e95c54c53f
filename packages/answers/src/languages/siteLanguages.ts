import type { Knowledge } from '@docent/retrieval'
import type { OtherLanguage } from '@docent/texts/otherLanguages'

// Words that most pages in a language have. English is missing, because the index drops its small
// words; a question in English gets a refusal in the language of the page.
const COMMON: Readonly<Record<OtherLanguage, string>> = {
  de: 'und der die das ist nicht mit für',
  fr: 'les des est dans pour une avec vous',
  es: 'los las una para con por del como',
  it: 'il che una sono della non con dei',
  pt: 'os uma para com não do da que',
  nl: 'het een van niet voor met zijn',
  ar: 'في من على إلى هذا التي أن هذه',
}

/** A common word is on at least this share of the pages, and at least this many words are common. */
const LEAST_PAGES = 0.3
const LEAST_WORDS = 4

/** Whether a site has pages in a language, whatever its configuration says. */
export function isWrittenIn(language: OtherLanguage, knowledge: Knowledge): boolean {
  const { terms, pages } = knowledge.readQuery(COMMON[language])
  const common = terms.filter((term) => {
    return term.origin === 'question' && term.number > 0 && term.pages >= pages * LEAST_PAGES
  })
  return common.length >= LEAST_WORDS
}
