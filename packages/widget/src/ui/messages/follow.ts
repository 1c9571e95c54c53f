// Following the end of a list that grows. Whether it is followed is remembered, never inferred from
// the scroll position alone: content that grows moves the end away without anybody having scrolled.

import { FOLLOW_WITHIN_PX } from '../timing.ts'

/** Where a reader has left a list, in pixels from its beginning; absent while its end is followed. */
export interface ReadingPlace {
  top?: number | undefined
}

export interface ScrollOptions {
  /** `always`: nothing releases the list. */
  readonly mode: 'follow' | 'always'
  /** Told when content arrives below what a released list shows, and when it has been reached. */
  onUnseen(isUnseen: boolean): void
  /** Where to begin, and where it is noted from then on. */
  readonly place: ReadingPlace
}

export interface Follow {
  /** Scrolls to the end, and follows it from there on. */
  toEnd(): void
  /** Goes up to `top`, as a reader who has scrolled there. */
  toPlace(top: number): void
  /**
   * Moves the list by this many pixels, which were added above the visible part, so that the reader's
   * place stays.
   */
  keep(added: number): void
  destroy(): void
}

/** Keeps `box` scrolled to the end of `content`, until the reader scrolls up on purpose. */
export function createFollow(box: HTMLElement, content: Element, options: ScrollOptions): Follow {
  const leaving = new AbortController()
  const { place } = options
  let wanted = options.mode === 'follow' ? place.top : undefined
  let isFollowing = wanted === undefined
  let isUnseen = false
  let frame = 0
  let top = box.scrollTop
  let height = box.scrollHeight

  function setUnseen(next: boolean): void {
    if (next === isUnseen) return
    isUnseen = next
    options.onUnseen(next)
  }

  function release(): void {
    if (options.mode === 'always' || box.scrollHeight <= box.clientHeight) return
    isFollowing = false
    wanted = undefined
    place.top = box.scrollTop
    // A write that is due would undo what the reader has just begun.
    cancelAnimationFrame(frame)
  }

  function resume(): void {
    isFollowing = true
    wanted = place.top = undefined
    setUnseen(false)
  }

  // One write a frame, and at once: a smooth scroll would never arrive while the text grows.
  function scrollSoon(): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight
      // The browser tells of it a frame later: by then the reader may have turned back.
      top = box.scrollTop
    })
  }

  // Parts that load late may still move it: until the reader moves, the position is restored.
  function goBack(): void {
    if (wanted === undefined) return
    box.scrollTop = wanted
    top = box.scrollTop
    height = box.scrollHeight
  }

  function observeSize(): void {
    if (wanted !== undefined) return goBack()
    // Nothing is below if nothing scrolls: another conversation has begun.
    if (box.scrollHeight <= box.clientHeight) resume()
    if (isFollowing) scrollSoon()
    else if (box.scrollHeight > height) setUnseen(true)
    height = box.scrollHeight
  }

  function observeScroll(): void {
    if (box.scrollTop !== top) wanted = undefined
    const distance = box.scrollHeight - box.clientHeight - box.scrollTop
    // Down, and close to the end: the reader is back. A small step up ends close to it too.
    if (box.scrollTop > top && distance <= FOLLOW_WITHIN_PX) resume()
    top = box.scrollTop
    if (!isFollowing) place.top = wanted ?? top
  }

  goBack()
  const observer = new ResizeObserver(observeSize)
  observer.observe(box)
  observer.observe(content)
  box.addEventListener('scroll', observeScroll, { passive: true, signal: leaving.signal })
  watchUpwardIntent(box, release, leaving.signal)

  return {
    toEnd() {
      resume()
      scrollSoon()
    },
    toPlace(next) {
      release()
      box.scrollTop = next
    },
    keep(added) {
      box.scrollTop += added
      // Nobody has scrolled, and nothing has come below.
      top = box.scrollTop
      height = box.scrollHeight
    },
    destroy() {
      leaving.abort()
      observer.disconnect()
      cancelAnimationFrame(frame)
    },
  }
}

const KEYS_UP = new Set(['PageUp', 'Home', 'ArrowUp'])

/** The ways in which a reader looks at earlier messages: each releases the end. */
function watchUpwardIntent(box: HTMLElement, release: () => void, signal: AbortSignal): void {
  let touchY = 0
  let dragTop: number | undefined
  const passive = { passive: true, signal }

  box.addEventListener('wheel', ({ deltaY }) => deltaY < 0 && release(), passive)
  box.addEventListener('keydown', ({ key }) => KEYS_UP.has(key) && release(), { signal })
  box.addEventListener('touchstart', ({ touches }) => (touchY = touches[0]?.clientY ?? 0), passive)
  box.addEventListener(
    'touchmove',
    ({ touches }) => (touches[0]?.clientY ?? touchY) > touchY && release(),
    passive,
  )
  // The scrollbar is the one part of the box where a press has the box itself for its target.
  box.addEventListener(
    'pointerdown',
    ({ target }) => (dragTop = target === box ? box.scrollTop : undefined),
    passive,
  )
  box.addEventListener(
    'scroll',
    () => dragTop !== undefined && box.scrollTop < dragTop && release(),
    passive,
  )
  addEventListener('pointerup', () => (dragTop = undefined), passive)
  document.addEventListener(
    'selectionchange',
    () => {
      // A document does not say what is selected in a shadow root; if the root cannot be asked
      // it may.
      const root = box.getRootNode() as Partial<Document>
      const selection = root.getSelection?.() ?? document.getSelection()
      if (selection && !selection.isCollapsed && box.contains(selection.anchorNode)) release()
    },
    { signal },
  )
}
