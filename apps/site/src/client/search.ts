// The search, loaded on intent: a dialog over any page, and the search page.

import { CHAT_PATH, SEARCH_ENDPOINT } from '@docent/protocol/api'
import '../styles/search.css'
import { createSearchDialog, type SearchDialog } from './search/dialog.ts'
import { loadIndex } from './search/loadIndex.ts'
import { startSearchPage } from './search/page.ts'
import { createSource } from './search/source.ts'
import { loadWording, readChatOptions, readSearchPath } from './search/wording.ts'

const source = createSource(loadIndex, findAddress())
let dialog: SearchDialog | undefined

/** Resolves once the search has its texts. */
export const ready: Promise<void> = loadWording()

/** Opens the dialog with the text typed before it loaded, or focuses its field if it is open. */
export function openSearch(typed: string): void {
  dialog ??= createSearchDialog(source)
  dialog.open(typed)
}

/** Brings the page of the search to life, if it is the one that is shown. */
export function startPage(): void {
  startSearchPage(source)
}

/** The assistant's endpoint, possibly on another host: it is next to the endpoint of the chat. It names the search
 * page, whose language is searched. */
function findAddress(): string {
  const { endpoint = CHAT_PATH } = readChatOptions()
  return `${new URL(SEARCH_ENDPOINT, new URL(endpoint, location.href))}?page=${readSearchPath()}&`
}
