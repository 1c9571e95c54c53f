import type { Token, Tokens } from 'marked'

const DEMO = /^docent-demo(?!\S)/

/**
 * Whether a block of code is a demonstration of the chat, ` ```docent-demo `: it becomes a picture,
 * and its text is not a statement of the page.
 */
export function isDemo(token: Token): boolean {
  return token.type === 'code' && DEMO.test((token as Tokens.Code).lang ?? '')
}
