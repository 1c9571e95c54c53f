/**
 * Has the link to the search open a dialog instead, which is loaded for it: by a click, by Ctrl or
 * Command with K, and by a slash outside of fields. What cannot be loaded leaves the link what it is.
 */
export function openSearchOnCall(link: HTMLAnchorElement, open: () => Promise<void>): void {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open().catch(() => (location.href = link.href))
  })
  addEventListener('keydown', (event) => {
    if (!isCall(event)) return
    event.preventDefault()
    link.click()
  })
}

function isCall({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k' && !altKey
  return key === '/' && !(target as Element).closest?.('input,textarea,select,[contenteditable]')
}
