/**
 * About the height of a phone's window: the code for the end of a text arrives before the reader does.
 */
const NEAR = '600px'

let observer: IntersectionObserver | undefined

/** Asks a reader near the end of a page whether it was helpful, if the owner wants it. */
export function askNearEnd(root: Document): void {
  observer?.disconnect()
  const row = root.querySelector<HTMLElement>('.helpful')
  if (!row) return
  observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer?.disconnect()
      import('../helpful.ts').then(({ askHelpful }) => askHelpful(row)).catch(reportError)
    },
    { rootMargin: NEAR },
  )
  observer.observe(row)
}
