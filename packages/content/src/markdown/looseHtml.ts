import type { Token } from 'marked'
import { walkTokens } from './walk.ts'

/** HTML in a text, which is shown as it is written. */
export interface LooseHtml {
  readonly tag: string
  /** The correct form. */
  readonly advice: string
  readonly line: number
}

/** The tag is at the start, or after a comment. */
const MAX_READ = 2_000
const OPENING = /<([a-z][a-z0-9-]*)(?=[\s/>])/gi

const ADVICE: Readonly<Record<string, string>> = {
  a: 'write a link, [text](address)',
  img: 'write a picture, ![text](address)',
  b: 'write **bold**',
  strong: 'write **bold**',
  i: 'write *italic*',
  em: 'write *italic*',
  code: 'put backticks around the code',
  pre: 'write a fence, ```',
  br: 'begin a new paragraph',
  hr: 'write ---',
  table: 'write a table, | a | b |',
  ul: 'write a list, - item',
  ol: 'write a list, 1. item',
  iframe: 'write a link to its page',
  video: 'write a link to the video',
  form: 'write a link to a page with the form',
  script: 'remove it, because pages cannot run scripts',
  style: 'remove it, because the configuration sets the colours',
}

/** Finds the opening tags in a text: all HTML but comments and the keys of a keyboard. */
export function findLooseHtml(tokens: readonly Token[], firstLine: number): LooseHtml[] {
  const found: LooseHtml[] = []
  walkTokens(tokens, firstLine, (token, line) => {
    if (token.type !== 'html') return
    // Only the outermost tag of a block: it includes the inner ones.
    const start = token.raw.slice(0, MAX_READ).replace(/<!--[^]*?-->/g, '')
    const [tag] = start.matchAll(OPENING)
    const name = tag?.[1]?.toLowerCase()
    if (tag === undefined || name === undefined || name === 'kbd') return
    const advice = ADVICE[name] ?? 'write it in Markdown'
    found.push({ tag: `<${name}>`, advice, line })
  })
  return found
}
