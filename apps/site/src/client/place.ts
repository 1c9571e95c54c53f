/** Marks the heading that a reader is at in the contents beside the text. */
export function markPlace(root: Document): void {
  const links = new Map<Element, Element>()
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.toc a')) {
    const heading = root.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (heading) links.set(heading, link)
  }
  if (links.size === 0) return

  // A band below the bar: the last heading to enter it is the one being read.
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (!entered) return
      for (const [heading, link] of links) {
        if (heading === entered.target) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '-64px 0px -60% 0px' },
  )
  for (const heading of links.keys()) observer.observe(heading)
}
