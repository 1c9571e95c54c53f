import type { KeyboardEvent } from 'react'

/**
 * Whether a key press in the field sends: Enter does, with Shift it is a new line.
 *
 * While an input method is composing, Enter picks a candidate and must not send. Safari ends the
 * composition before it reports the key: there only the code 229 tells.
 */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isComposing(event)
}

/** The key for earlier questions, as in a terminal. With another key it is the system's, or a page's. */
export function isEditKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  return key === 'ArrowUp' && !(altKey || ctrlKey || metaKey || shiftKey || isComposing(event))
}

export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229
}

/** Ctrl or Command with a full stop: as in a terminal's way out, and free in browsers. */
export function isStopKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '.' && (ctrlKey || metaKey)
}
