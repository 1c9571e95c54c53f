import { useEffect, useReducer, useState } from 'react'
import { createBlockReader } from './blocks.ts'
import type { BlockGroup } from './blocks.ts'

/** Longer text is not held back, but shown unchanged. */
const HOLD_MS = 120

/** The blocks of a text that may still grow; its undecided end follows a little later. */
export function useBlocks(text: string, isGrowing: boolean): readonly BlockGroup[] {
  const [reader] = useState(createBlockReader)
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const groups = reader.read(text, isGrowing)
  const { heldFrom } = reader

  useEffect(() => {
    if (heldFrom === undefined) return undefined
    const timer = setTimeout(() => {
      reader.release()
      readAgain()
    }, HOLD_MS)
    return () => clearTimeout(timer)
  }, [reader, heldFrom])

  return groups
}
