import type { FocusEvent } from 'react'

/**
 * Scrolls to a question or a source that the keyboard has come to. A browser leaves one that is partly
 * in view where it is. Under a pointer nothing moves: a press that ends elsewhere is not a click.
 */
export function showWhole({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
