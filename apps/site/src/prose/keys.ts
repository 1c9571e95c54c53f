import type { Token, Tokens } from 'marked'

/**
 * Words between `<kbd>` and `</kbd>`: the one pair of tags that means something here, since Markdown
 * has no form for the keys of a keyboard.
 */
export interface KeyToken {
  readonly type: 'key'
  readonly tokens: readonly Token[]
}

/** Gathers the words of each key. A tag without its other half stays the text that it is. */
export function gatherKeys(tokens: readonly Token[]): (Token | KeyToken)[] {
  const gathered: (Token | KeyToken)[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] as Token
    const end = isTag(token, '<kbd>') ? findEnd(tokens, at + 1) : -1
    gathered.push(end < 0 ? token : { type: 'key', tokens: tokens.slice(at + 1, end) })
    at = end < 0 ? at + 1 : end + 1
  }
  return gathered
}

/** The place of the next closing tag, or -1 if another key opens before it. */
function findEnd(tokens: readonly Token[], from: number): number {
  const next = tokens.findIndex(
    (token, place) => place >= from && (isTag(token, '</kbd>') || isTag(token, '<kbd>')),
  )
  return next >= 0 && isTag(tokens[next], '</kbd>') ? next : -1
}

function isTag(token: Token | undefined, tag: string): boolean {
  return token?.type === 'html' && (token as Tokens.Tag).raw.toLowerCase() === tag
}
