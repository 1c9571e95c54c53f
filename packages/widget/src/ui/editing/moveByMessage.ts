const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves the focus to the message before, or after, the one that has it, and says whether the key was
 * meant for that. Behind the last one comes the field, and from there the way up leads to it again.
 */
export function moveByMessage(key: string, panel: HTMLElement): boolean {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
  const messages = [...panel.querySelectorAll('article')]
  if (step === undefined || messages.length === 0) return false
  const { activeElement } = panel.getRootNode() as Document | ShadowRoot
  const here = messages.findIndex((message) => message.contains(activeElement))
  const place = here < 0 ? messages.length + Math.min(step, 0) : Math.max(0, here + step)
  const message = messages[place]
  if (message) {
    // It can have the focus, but the Tab key skips it.
    message.tabIndex = -1
    message.focus()
  } else {
    panel.querySelector('textarea')?.focus()
  }
  return true
}
