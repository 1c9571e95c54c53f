import type { Emitter } from 'highlight.js'
import { kindOf } from './kinds.ts'
import type { CodeKind } from './kinds.ts'

/** A piece of code: text without a kind is plain. */
export interface CodeToken {
  readonly text: string
  readonly kind: CodeKind | undefined
}

/** The output of highlight.js. Scopes are nested: the innermost that has a kind decides. */
export class TokenList implements Emitter {
  readonly tokens: CodeToken[] = []
  readonly #kinds: (CodeKind | undefined)[] = []

  addText(text: string): void {
    if (text !== '') this.#add({ text, kind: this.#kinds.at(-1) })
  }

  startScope(name: string): void {
    this.#kinds.push(kindOf(name, this.#kinds.at(-1)))
  }

  endScope(): void {
    this.#kinds.pop()
  }

  openNode(name: string): void {
    this.startScope(name)
  }

  closeNode(): void {
    this.endScope()
  }

  __addSublanguage(inner: Emitter): void {
    if (!(inner instanceof TokenList)) return
    for (const token of inner.tokens) this.#add(token)
  }

  finalize(): void {
    this.#kinds.length = 0
  }

  /** Called for every text, and never read here. */
  toHTML(): string {
    return ''
  }

  #add(token: CodeToken): void {
    const last = this.tokens.at(-1)
    if (!last || last.kind !== token.kind) this.tokens.push(token)
    else this.tokens[this.tokens.length - 1] = { ...token, text: last.text + token.text }
  }
}
