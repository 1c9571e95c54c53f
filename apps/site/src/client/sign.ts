const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Does something once, when a visitor first moves, touches, or presses a key. */
export function onFirstSign(act: () => Promise<void>): void {
  const controller = new AbortController()
  const onSign = (): void => {
    controller.abort()
    // A failed load does no harm: links work without it.
    act().catch(reportError)
  }
  for (const sign of SIGNS) {
    addEventListener(sign, onSign, { capture: true, passive: true, signal: controller.signal })
  }
}
