type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/**
 * Has the link to the search open a dialog instead: loaded on intent, by Ctrl or Command with K, and
 * by a slash outside of fields. What cannot be loaded leaves the link what it is.
 */
export function openSearchOnCall(
  link: HTMLAnchorElement,
  load: () => Promise<{ openSearch(): void }>,
): void {
  const prepare = (): void => void load().catch(() => undefined)
  link.addEventListener('pointerenter', prepare)
  link.addEventListener('focus', prepare)
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      ;(await load()).openSearch()
    } catch {
      location.href = link.href
    }
  })
  addEventListener('keydown', (event) => {
    if (!isCall(event)) return
    event.preventDefault()
    link.click()
  })
}

function isCall({ key, ctrlKey, metaKey, altKey, target }: Press): boolean {
  const isHeld = ctrlKey || metaKey
  if (altKey) return false
  if (key === 'k') return isHeld
  const isInField =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !isHeld && !isInField
}
