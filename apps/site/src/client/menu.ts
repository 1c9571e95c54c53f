/**
 * Keeps `aria-expanded` of the button in step with its popover, and closes the popover when a visitor
 * follows a link in it: the browser's cache restores a page as it was, with an open popover.
 */
export function tellExpanded(popover: HTMLElement): void {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)
  if (!button) return

  button.setAttribute('aria-expanded', 'false')
  popover.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'))
  })
  popover.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) popover.hidePopover()
  })
}
