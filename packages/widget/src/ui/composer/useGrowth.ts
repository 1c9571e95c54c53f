import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a field as high as its text; between which heights is for the style sheet to say. Set
 * through the style object: a strict content policy refuses style attributes, not this.
 */
export function useGrowth(fieldRef: RefObject<HTMLTextAreaElement | null>, value: string): void {
  const measured = useRef<string>(undefined)

  useLayoutEffect(() => {
    const field = fieldRef.current
    // To measure is to lay out: not at every piece of an answer, which leaves the field as it is.
    if (!field || measured.current === value) return
    measured.current = value
    const borders = field.offsetHeight - field.clientHeight
    field.style.blockSize = 'auto'
    field.style.blockSize = `${field.scrollHeight + borders}px`
  }, [fieldRef, value])
}
