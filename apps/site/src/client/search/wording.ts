import { loadSearchTexts } from '@docent/texts/loadSearchTexts'
import type { Wording } from '../../search/describe.ts'
import type { Beginning } from './describeDialog.ts'
import { createLabels } from '../../search/groups.ts'

let loaded: Awaited<ReturnType<typeof loadSearchTexts>>

/** Loads the texts in the language of the page. Nothing else works before. */
export async function loadWording(): Promise<void> {
  loaded = await loadSearchTexts(document.documentElement.lang)
}

/** The words of the search in the language of the page, and its folders as the header names them. */
export function readWording(): Wording & { readonly language: string } {
  return { ...loaded, labelOf: createLabels(readLinks()), hasChat: findChat() !== null }
}

/** The page's own suggestions: its header, and the first questions of the chat. */
export function readBeginning(): Beginning {
  return { links: readLinks(), questions: readChatOptions().quickReplies ?? [] }
}

/** The options of this page's chat. */
export function readChatOptions(): { endpoint?: string; quickReplies?: string[] } {
  const options = findChat()?.dataset['options'] ?? '{}'
  return JSON.parse(options) as { endpoint?: string; quickReplies?: string[] }
}

/** Nothing on a page without the chat. */
function findChat(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.docent')
}

/** Where the search page in the language of this page is: `/de/search`. */
export function readSearchPath(): string {
  return document.querySelector<HTMLAnchorElement>('#Search')?.pathname ?? ''
}

function readLinks(): Beginning['links'] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')]
  return links.map(({ pathname, textContent }) => ({ to: pathname, label: textContent ?? '' }))
}
