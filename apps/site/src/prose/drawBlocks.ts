import type { Token } from 'marked'
import type { ReactNode } from 'react'

/**
 * Draws blocks within a block. It is handed down: what `Prose` is made of cannot import it, for it
 * imports all of that.
 */
export type DrawBlocks = (tokens: readonly Token[]) => ReactNode
