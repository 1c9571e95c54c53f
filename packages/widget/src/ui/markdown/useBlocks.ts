import { useEffect, useReducer, useState } from 'react'
import { createBlockReader } from './blocks.ts'
import type { BlockGroup } from './blocks.ts'

/** Longer than this no text is held back: it is then shown as it stands. */
const HOLD_MS = 120

/** The blocks of a text that may still grow; what of its end is not decided follows a little later. */
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
