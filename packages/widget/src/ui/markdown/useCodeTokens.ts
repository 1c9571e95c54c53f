import { useEffect, useState } from 'react'
import type { CodeToken } from '../../highlighting/tokenList.ts'
import { loadReading } from './loadReading.ts'

/**
 * The tokens of a block of code that is whole; nothing until they are there, and nothing ever where
 * they cannot be had. What is needed for it is loaded for the first block that asks.
 */
export function useCodeTokens(
  code: string,
  language: string,
  isWhole: boolean,
): readonly CodeToken[] | undefined {
  const [read, setRead] = useState<{ code: string; tokens: readonly CodeToken[] | undefined }>()

  useEffect(() => {
    if (!isWhole || !language) return undefined
    let isLeft = false
    async function highlight(): Promise<void> {
      const { loadHighlighter } = await loadReading()
      const highlightCode = await loadHighlighter(code, language)
      if (!isLeft && highlightCode) setRead({ code, tokens: highlightCode(code, language) })
    }
    // Without a connection, say: the code is readable as it is, and the next block asks again.
    highlight().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [code, language, isWhole])

  return read?.code === code ? read.tokens : undefined
}
