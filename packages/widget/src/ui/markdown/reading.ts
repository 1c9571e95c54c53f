// Improvements for reading an answer, which works without them until they have loaded.

import { canHighlight } from '../../highlighting/languages.ts'

export { addTextDirective } from '../composer/textDirective.ts'
export { findSettledEnd } from './tail.ts'

type Highlighter = typeof import('../../highlighting/highlightCode.ts').highlightCode

/** Loads the highlighter for a block of code; nothing if the block should stay plain. */
export async function loadHighlighter(
  code: string,
  language: string,
): Promise<Highlighter | undefined> {
  if (!canHighlight(code, language)) return undefined
  const { highlightCode } = await import('../../highlighting/highlightCode.ts')
  return highlightCode
}
