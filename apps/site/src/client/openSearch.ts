/** What a visitor typed on the way to the dialog. */
export interface Typed {
  readonly text: string
  /** Enter followed: the first result is to be opened. */
  readonly isWanted: boolean
}

const NOTHING: Typed = { text: '', isWanted: false }

/**
 * Has the link to the search open a dialog instead, which is loaded for it: by a click, by Ctrl or
 * Command with K, and by a slash outside of fields. What is typed until it is there is not lost:
 * `open` is to ask for it when it has the dialog. What cannot be loaded leaves the link what it is.
 */
export function openSearchOnCall(
  link: HTMLAnchorElement,
  open: (readTyped: () => Typed) => Promise<void>,
): void {
  let typed: Typed | undefined
  const start = async (): Promise<void> => {
    // Opened a second time, the dialog would select what it was just given.
    if (typed) return
    typed = NOTHING
    await open(() => typed ?? NOTHING).finally(() => (typed = undefined))
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    start().catch(() => (location.href = link.href))
  })
  addEventListener('keydown', (event) => {
    const next = typed && addKey(typed, event)
    if (next) typed = next
    else if (isCall(event)) link.click()
    else return
    event.preventDefault()
  })
}

/** What is typed with one key more; undefined for keys that are none of the field's. */
function addKey({ text }: Typed, event: KeyboardEvent): Typed | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isInField(event)) return undefined
  // Before anything is typed, Enter and space are those of the link or button that has the focus.
  if ((text === '' ? /^\S$/u : /^.$/u).test(key)) return { text: text + key, isWanted: false }
  if (key === 'Enter' && text !== '') return { text, isWanted: true }
  return key === 'Backspace' ? { text: text.slice(0, -1), isWanted: false } : undefined
}

function isCall(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey) return key === 'k' && !altKey
  return key === '/' && !isInField(event)
}

function isInField({ target }: KeyboardEvent): boolean {
  return Boolean((target as Element).closest?.('input,textarea,select,[contenteditable]'))
}
