import type { Token } from 'marked'
import type { ReactNode } from 'react'

/**
 * Draws blocks within a block. It is passed down, because the modules that `Prose` imports cannot
 * import `Prose`.
 */
export type DrawBlocks = (tokens: readonly Token[]) => ReactNode
