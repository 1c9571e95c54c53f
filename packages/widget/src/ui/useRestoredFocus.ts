import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { hasTouch } from './hasTouch.ts'

interface Held {
  readonly element: HTMLElement | null
  readonly selection: readonly [number, number]
}

/**
 * Keeps the focus in the panel while the controls are disabled: the title has it then, so that the
 * panel's keys still work and Tab goes on from there. Afterwards gives it back to the element that
 * had it, or to the field where that element cannot have it any more. If something else took it in
 * the meantime, it stays there.
 */
export function useRestoredFocus(
  frame: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  isDisabled: boolean,
): void {
  const last = useRef<HTMLElement>(null)
  const held = useRef<Held>(undefined)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target
    }
    const element = frame.current
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [frame])

  useLayoutEffect(() => {
    const panel = frame.current
    if (!panel || !field.current) return
    if (isDisabled) {
      if (isLost(panel) || panel.contains(focusOf(panel))) {
        const { selectionStart, selectionEnd } = field.current
        held.current = { element: last.current, selection: [selectionStart, selectionEnd] }
        park(panel)
      }
      return
    }
    if (held.current) restore(held.current, panel, field.current)
    held.current = undefined
  }, [frame, field, isDisabled])
}

/** A browser takes the focus from what is disabled too, a little later. */
function park(panel: HTMLElement): void {
  if (!isLost(panel) && !focusOf(panel)?.matches(':disabled')) return
  titleOf(panel)?.focus({ preventScroll: true })
}

function restore(
  { element, selection }: Held,
  panel: HTMLElement,
  field: HTMLTextAreaElement,
): void {
  const focused = focusOf(panel)
  if (!isLost(panel) && focused !== element && focused !== titleOf(panel)) return
  const canReturn = element && panel.contains(element) && !element.matches(':disabled')
  // A field that is focused unasked calls up the keyboard where a finger points.
  const target = canReturn ? element : hasTouch() ? titleOf(panel) : field
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

/** Within a shadow root the document names the root's host alone. */
function focusOf(panel: HTMLElement): Element | null {
  const root = panel.getRootNode()
  return root instanceof ShadowRoot ? root.activeElement : panel.ownerDocument.activeElement
}
