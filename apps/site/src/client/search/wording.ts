import { SEARCHES } from '@docent/texts/searches'
import type { Wording } from '../../search/describe.ts'
import { createLabels } from '../../search/groups.ts'

/** The words of the search in the language of the page, and its folders as the header names them. */
export function readWording(): Wording & { readonly language: string } {
  // As `chooseLanguage` does, which is loaded with the chat.
  const [tag = ''] = document.documentElement.lang.toLowerCase().split('-')
  const language = tag in SEARCHES ? (tag as keyof typeof SEARCHES) : 'en'
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')]
  const labels = new Map(links.map((link) => [link.pathname, link.textContent ?? '']))
  return { language, texts: SEARCHES[language], labelOf: createLabels(labels) }
}
