import { useEffect, useState } from 'react'
import type { CodeToken } from '../../highlighting/tokenList.ts'
import { canHighlight } from '../../highlighting/languages.ts'

type Highlighting = typeof import('../../highlighting/highlightCode.ts')

/** There once the first block has asked for it: later ones are highlighted as they are drawn. */
let loaded: Highlighting | undefined

interface Read {
  readonly code: string
  readonly tokens: readonly CodeToken[]
}

/**
 * The tokens of a block of code that is whole; nothing until they are there, and nothing ever where
 * they cannot be had. What is needed for it is loaded for the first block that asks.
 */
export function useCodeTokens(
  code: string,
  language: string,
  isWhole: boolean,
): readonly CodeToken[] | undefined {
  const [read, setRead] = useState<Read | undefined>(() => {
    return isWhole ? readTokens(loaded, code, language) : undefined
  })

  useEffect(() => {
    if (!isWhole || read?.code === code || !canHighlight(code, language)) return undefined
    let isLeft = false
    async function highlight(): Promise<void> {
      loaded ??= await import('../../highlighting/highlightCode.ts')
      if (!isLeft) setRead(readTokens(loaded, code, language))
    }
    // Without a connection, say: the code is readable as it is, and the next block asks again.
    highlight().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [code, language, isWhole, read])

  return read?.code === code ? read.tokens : undefined
}

function readTokens(
  highlighting: Highlighting | undefined,
  code: string,
  language: string,
): Read | undefined {
  const tokens = highlighting?.highlightCode(code, language)
  return tokens && { code, tokens }
}
