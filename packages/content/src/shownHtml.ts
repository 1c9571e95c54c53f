import type { Token } from 'marked'
import { walkTokens } from './walk.ts'

/** HTML that an author wrote. Pages show it as text, since nothing of theirs becomes HTML. */
export interface ShownHtml {
  /** The first of it. */
  readonly raw: string
  readonly line: number
  /** How many more pieces of it there are. */
  readonly more: number
}

/** Comments are left out, and `<kbd>` is a key. */
const UNDERSTOOD = /^(?:<!--[\s\S]*|<\/?kbd>|<\/[a-z][\w-]*\s*>)$/i

/** The HTML of a text; undefined where it has none. Closing tags are not counted by themselves. */
export function findShownHtml(tokens: readonly Token[], firstLine: number): ShownHtml | undefined {
  const found: { raw: string; line: number }[] = []
  walkTokens(tokens, firstLine, (token, line) => {
    const raw = token.raw.trim()
    if (token.type === 'html' && !UNDERSTOOD.test(raw)) found.push({ raw, line })
  })
  const [first] = found
  return first && { ...first, more: found.length - 1 }
}
