const STEP_PX = 8
const TOP_PX = 96

/**
 * Moves the pill out of the way while a reader scrolls down. It comes back when the reader scrolls
 * up, and at the end of the page; the style sheet keeps it while it has the focus or its panel is open.
 */
export function recedeOnScroll(): void {
  const root = document.documentElement
  let top = scrollY
  const follow = (): void => {
    const isEnd = scrollY + innerHeight > root.scrollHeight - STEP_PX
    if (!isEnd && Math.abs(scrollY - top) < STEP_PX) return
    // A page that springs back at its top moves down, too.
    root.toggleAttribute('data-receded', !isEnd && scrollY > Math.max(top, TOP_PX))
    top = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
}
