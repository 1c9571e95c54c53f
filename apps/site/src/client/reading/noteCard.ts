const MARGIN_PX = 16

/**
 * Shows a note next to its call when a pointer presses the call. The keyboard follows the link, as
 * everybody does without script: the note then has the focus, and a link back.
 */
export function showNotes(root: Document): void {
  root.addEventListener('click', (event) => {
    const { target, detail } = event
    const call = target instanceof Element ? target.closest<HTMLAnchorElement>('sup > a') : null
    const note = call && root.getElementById(call.hash.slice(1))
    if (!call || !note || detail === 0 || !('popover' in call)) return
    event.preventDefault()
    open(root, call, note)
  })
}

function open(root: Document, call: Element, note: Element): void {
  const card = root.createElement('div')
  card.className = 'note-card'
  card.popover = 'auto'
  card.append(...[...note.children].slice(0, -1).map((part) => part.cloneNode(true)))
  card.addEventListener('toggle', ({ newState }) => newState === 'closed' && card.remove())
  // Inside the text, not after it: it scrolls with the page, and belongs to its paragraph.
  call.closest('main')?.append(card)
  card.showPopover()

  const { left, bottom, top } = call.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const fits = bottom + height + MARGIN_PX < innerHeight
  card.style.top = `${fits ? bottom + 8 : Math.max(MARGIN_PX, top - height - 8)}px`
  card.style.left = `${Math.max(MARGIN_PX, Math.min(left, innerWidth - width - MARGIN_PX))}px`
}
