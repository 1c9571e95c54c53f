import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { hasTouch } from '../hasTouch.ts'

interface Held {
  readonly element: HTMLElement | null
  /** The focus fell from that element, because it was disabled or removed. */
  readonly isParked: boolean
  readonly selection: readonly [number, number]
}

/**
 * Keeps the focus in the panel while the controls are disabled: the title has it then, so that the
 * panel's keys still work and Tab goes on from there. Afterwards moves it to the field, whatever
 * sent the question: on the chip that was clicked, a space would send it again, and the first word
 * of the next question would be lost. After a touch the focus returns to the element that had it,
 * since a focused field opens the keyboard over the answer. If something else took the focus in the
 * meantime, it stays there.
 */
export function useRestoredFocus(
  frame: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  isDisabled: boolean,
): void {
  const last = useRef<HTMLElement>(null)
  const held = useRef<Held>(undefined)
  const isTouched = useRef<boolean>(undefined)

  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLElement) last.current = target
    }
    const notice = (event: Event) => {
      isTouched.current = event instanceof PointerEvent && event.pointerType !== 'mouse'
    }
    const listeners = { focusin: remember, pointerdown: notice, keydown: notice }
    const element = frame.current
    const all = Object.entries(listeners)
    // Captured: a tap counts before the click that follows it sends anything.
    for (const [type, listen] of all) element?.addEventListener(type, listen, true)
    return () => {
      for (const [type, listen] of all) element?.removeEventListener(type, listen, true)
    }
  }, [frame])

  useLayoutEffect(() => {
    const panel = frame.current
    if (!panel || !field.current) return
    if (isDisabled) {
      if (isLost(panel) || panel.contains(focusOf(panel))) {
        const { selectionStart, selectionEnd } = field.current
        held.current = {
          element: last.current,
          isParked: park(panel),
          selection: [selectionStart, selectionEnd],
        }
      }
      return
    }
    const isTouch = isTouched.current ?? hasTouch()
    if (held.current) restore(held.current, panel, field.current, isTouch)
    held.current = undefined
  }, [frame, field, isDisabled])
}

/**
 * Gives the focus to the title if its element cannot keep it, and says whether it did. A browser
 * takes the focus from a disabled element too, but a little later. Safari focuses no button that is
 * clicked, but what is around it: the list of the chips.
 */
function park(panel: HTMLElement): boolean {
  if (!isLost(panel) && !focusOf(panel)?.matches(':disabled, .chips')) return false
  titleOf(panel)?.focus({ preventScroll: true })
  return true
}

function restore(
  { element, isParked, selection }: Held,
  panel: HTMLElement,
  field: HTMLTextAreaElement,
  isTouch: boolean,
): void {
  const focused = focusOf(panel)
  if (!isLost(panel) && focused !== element && focused !== titleOf(panel)) return
  const canReturn = element && panel.contains(element) && !element.matches(':disabled')
  const isKept = canReturn && (isTouch || !isParked)
  const target = isKept ? element : isTouch ? titleOf(panel) : field
  target?.focus({ preventScroll: true })
  if (target === field) field.setSelectionRange(...selection)
}

function titleOf(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector('h2')
}

/** The focus is nowhere: a browser puts it on the body when its element is disabled or removed. */
function isLost(panel: HTMLElement): boolean {
  const focused = focusOf(panel)
  return focused === null || focused === panel.ownerDocument.body
}

/** For an element in a shadow root, the document names only the root's host. */
function focusOf(panel: HTMLElement): Element | null {
  const root = panel.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : panel.ownerDocument.activeElement
}
