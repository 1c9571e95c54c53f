/** Stops watching the text that was shown before. */
let stop = (): void => undefined

/**
 * Marks the heading that a reader is at in the contents of the text, and says which step that is. It
 * is the last one whose words have come into the upper part of the window, whichever way it went.
 */
export function markPlace(root: Document): void {
  stop()
  const places = readPlaces(root)
  if (places.length === 0) return

  const mark = (): void => {
    const lowest = innerHeight * 0.4
    const current = places.findLast(({ heading }) => heading.getBoundingClientRect().top < lowest)
    show(root, current?.anchor ?? '')
  }
  // Everything above counts as seen, so a heading that a jump skips is not missed.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -60% 0px' })
  for (const { heading } of places) observer.observe(heading)
  stop = () => observer.disconnect()
}

interface Place {
  readonly anchor: string
  readonly heading: Element
}

function readPlaces(root: Document): Place[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('.toc a')].flatMap(({ hash }) => {
    const heading = root.getElementById(decodeURIComponent(hash.slice(1)))
    return heading ? [{ anchor: hash, heading }] : []
  })
}

/** The contents may exist twice: next to the text, and folded above it. */
function show(root: Document, anchor: string): void {
  let step = ''
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.contents a')) {
    if (link.hash === anchor) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
    if (link.hash === anchor) step = link.dataset['step'] ?? ''
  }
  for (const place of root.querySelectorAll('.at')) place.textContent = step
}
