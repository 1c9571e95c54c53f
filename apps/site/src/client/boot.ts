// The only script of a page until somebody turns to the assistant, or to another page.

import { tellExpanded } from './menu.ts'
import { openSearchOnCall } from './openSearch.ts'
import { recedeOnScroll } from './recede.ts'
import { onFirstSign } from './sign.ts'
import { wakeOnIntent } from './wake.ts'

const chat = document.querySelector<HTMLElement>('.docent')
const failure = document.querySelector<HTMLElement>('.chat-failure')

if (chat && failure) {
  const wake = wakeOnIntent(chat, failure, async () => {
    const loaded = await import('./chat.ts')
    return loaded.startChat(chat)
  })
  if (wasOpen()) void wake()
  openByKey(chat)
  recedeOnScroll()
}
for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) tellExpanded(popover)
const load = (): Promise<typeof import('./navigate.ts')> => import('./navigate.ts')
const search = document.querySelector<HTMLAnchorElement>('#Search')
if (search) openSearchOnCall(search, async (readTyped) => (await load()).requestSearch(readTyped))
// The search page needs its script at once.
if (document.querySelector('#Results')) load().then(({ startSearch }) => startSearch(), reportError)
helpReading()
onFirstSign(offerTools)
onFirstSign(async () => (await load()).navigateInPage({ onShown }))

function onShown(): void {
  helpReading()
  offerTools().catch(reportError)
}

/** Marks the place in the contents, and chooses tabs. Pages work without it. */
function helpReading(): void {
  if (!document.querySelector('.contents, .tabs')) return
  import('./readerHelp.ts').then((help) => help.startReading(), reportError)
}

/** Copies code and pages, shows notes next to their calls, and asks readers whether the page helped. */
async function offerTools(): Promise<void> {
  if (!document.querySelector('.prose, [data-copy], sup')) return
  // The first sign may be the press of a Copy button, before anything can copy.
  const presses: Event[] = []
  const keep = (press: Event): unknown => presses.push(press)
  addEventListener('click', keep)
  const tools = await import('./readerTools.ts')
  removeEventListener('click', keep)
  tools.offerTools(presses)
}

/** Ctrl or Command with a slash opens a chat that is not loaded yet too, unless the owner has it off. */
function openByKey(chat: HTMLElement): void {
  if (!chat.dataset['options']?.includes('"keys":true')) return
  const open = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    const isMeant = key === '/' && (ctrlKey || metaKey)
    if (isMeant) chat.querySelector<HTMLElement>('.pill[aria-expanded=false]')?.click()
  }
  // This runs before the chat, which has the same key.
  addEventListener('keydown', open, { capture: true })
}

/** The chat marks a panel that should reopen. If storage is blocked, even reading it throws. */
function wasOpen(): boolean {
  try {
    return sessionStorage.getItem('docent:open') !== null
  } catch {
    return false
  }
}
