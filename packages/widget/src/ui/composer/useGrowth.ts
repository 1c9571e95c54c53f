import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a field as high as its text, within the limits of the style sheet. Set
 * through the style object: a strict content policy refuses style attributes, not this.
 */
export function useGrowth(fieldRef: RefObject<HTMLTextAreaElement | null>, value: string): void {
  const measured = useRef<string>(undefined)

  useLayoutEffect(() => {
    const field = fieldRef.current
    // Measuring causes a layout, so this does not run for each piece of an answer.
    if (!field || measured.current === value) return
    measured.current = value
    const borders = field.offsetHeight - field.clientHeight
    field.style.blockSize = 'auto'
    field.style.blockSize = `${field.scrollHeight + borders}px`
  }, [fieldRef, value])
}
