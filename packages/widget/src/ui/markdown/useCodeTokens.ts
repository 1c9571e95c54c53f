import { useEffect, useState } from 'react'
import type { CodeToken } from '../../highlighting/tokenList.ts'
import { loadReading } from './loadReading.ts'

/**
 * The tokens of a complete block of code. Empty until they are ready, or if the highlighter cannot
 * load. The first block that asks loads it.
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
