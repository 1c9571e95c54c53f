/**
 * Keeps `aria-expanded` of the button that opens a popover true to it, and closes the popover when
 * a link in it is followed: a page that comes back from the browser's cache comes back as it was.
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
