import type { Token } from 'marked'
import { readLooseText } from './looseReferences.ts'
import { countLineBreaks, walkTokens } from './walk.ts'

/** Text that looks like a link or a picture but is not one, because its address has a space. */
export interface LooseSpace {
  readonly raw: string
  /** The same as Markdown reads it. */
  readonly expected: string
  readonly line: number
}

// Bounded, so that a text of nothing but "](" is read in linear time.
const LINK = /(!?\[[^[\]\n]{0,500}\])\(([^()<>"'\n]{1,500})\)/g
// A remark in brackets after others, "[sic](see below)", is not an address.
const ADDRESS = /[./#]/
const SPACE_WITHIN = /\S[ \t]+\S/

export function findLooseSpaces(tokens: readonly Token[], firstLine: number): LooseSpace[] {
  const found: LooseSpace[] = []
  walkTokens(tokens, firstLine, (token, line) => {
    if (!token.raw.includes('](')) return
    const text = readLooseText(token)
    for (const { 0: raw, 1: label = '', 2: address = '', index } of text.matchAll(LINK)) {
      if (!ADDRESS.test(address) || !SPACE_WITHIN.test(address)) continue
      const expected = `${label}(<${address.trim()}>)`
      found.push({ raw, expected, line: line + countLineBreaks(text.slice(0, index)) })
    }
  })
  return found
}
