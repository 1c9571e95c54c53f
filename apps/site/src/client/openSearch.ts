/**
 * Makes the link to the search open a dialog instead, which loads on demand: by a click, by Ctrl or
 * Command with K, and by a slash outside of fields. If loading fails, the link still works.
 *
 * Keeps the keys that are typed before the dialog has loaded: `open` fetches them then. A line break in
 * the text means Enter.
 */
export function openSearchOnCall(
  link: HTMLAnchorElement,
  open: (readTyped: () => string) => Promise<void>,
): void {
  let typed: string | undefined
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A second call would select the text that the dialog has just received.
    if (typed !== undefined) return
    typed = ''
    open(() => typed ?? '')
      .catch(() => (location.href = link.href))
      .finally(() => (typed = undefined))
  })
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isCommand = ctrlKey || metaKey
    const isInField = (target as Element).closest?.('input,textarea,select,[contenteditable]')
    const next = isCommand || altKey || isInField ? undefined : addKey(typed, key)
    if (next !== undefined) typed = next
    else if (isCommand ? key === 'k' && !altKey : key === '/' && !isInField) link.click()
    else return
    event.preventDefault()
  })
}

/** The text after one more key; undefined for keys that do not type. */
function addKey(typed: string | undefined, key: string): string | undefined {
  if (typed === undefined) return undefined
  if (key === 'Backspace') return typed.replace(/.\n*$/u, '')
  const next = typed + (key === 'Enter' ? '\n' : key)
  // At first Enter and space are those of the link or the button that has the focus.
  return /^(.|Enter)$/u.test(key) && next.trim() !== '' ? next : undefined
}
