/** Waits for a silence. */
export interface SilenceWatch {
  /** Something was heard: the wait begins again. */
  interrupt(): void
  stop(): void
}

/** Calls `onSilent` once, when nothing was heard for this time. Without a time it never does. */
export function watchSilence(silentMs: number | undefined, onSilent: () => void): SilenceWatch {
  if (silentMs === undefined) return { interrupt: () => undefined, stop: () => undefined }
  const timer = setTimeout(() => {
    isOver = true
    onSilent()
  }, silentMs)
  let isOver = false
  return {
    interrupt() {
      // A timer that has fired would start again.
      if (!isOver) timer.refresh()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
