import { SAY_AFTER_MS } from '../timing.ts'

/** The texts in the live regions. */
export interface Spoken {
  /** Each text in the other of the two than the one before, so that a repeat is spoken. */
  readonly polite: readonly [string, string]
  /** Messages that block the visitor interrupt. */
  readonly urgent: string
}

/**
 * Announces texts a little later, and simultaneous ones together: readers drop texts that follow too
 * fast.
 */
export interface Speaker {
  /** The status of the reply. It replaces an earlier status that has not been announced yet. */
  tell(progress: string): void
  /** Any other text. Each one is announced. */
  say(text: string): void
  /** At once, over everything else; `''` takes it back. */
  cutIn(text: string): void
  destroy(): void
}

export const SILENCE: Spoken = { polite: ['', ''], urgent: '' }

/** Speaks through `onSpoken`. Nothing is said while the focus moves, or right after: it would be lost. */
export function createSpeaker(onSpoken: (spoken: Spoken) => void): Speaker {
  let spoken = SILENCE
  let progress: string | undefined
  let news: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let movedAt = 0

  const onMove = () => (movedAt = Date.now())
  document.addEventListener('focusin', onMove)

  function publish(next: Spoken): void {
    spoken = next
    onSpoken(next)
  }

  function flush(): void {
    timer = undefined
    const left = movedAt + SAY_AFTER_MS - Date.now()
    if (left > 0) return wait(left)
    const text = (progress === undefined ? news : [progress, ...news]).join(' ')
    progress = undefined
    news = []
    publish({ polite: spoken.polite[0] === '' ? [text, ''] : ['', text], urgent: '' })
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }

  return {
    tell(text) {
      progress = text
      wait(SAY_AFTER_MS)
    },
    say(text) {
      news.push(text)
      wait(SAY_AFTER_MS)
    },
    cutIn: (urgent) => publish({ ...spoken, urgent }),
    destroy() {
      clearTimeout(timer)
      document.removeEventListener('focusin', onMove)
    },
  }
}
