import type { Token } from 'marked'
import { describeForm, isFor, readDirective } from './directives.ts'
import type { DirectiveName } from './directives.ts'
import { childrenOf, walkTokens } from './walk.ts'

/** A comment for a block of one kind, with no such block below it. */
export interface LooseDirective {
  readonly name: DirectiveName
  /** The kind of block that has to follow it. */
  readonly form: string
  readonly line: number
}

/** Every comment such as `<!-- tabs -->` that no list or table follows. */
export function findLooseDirectives(tokens: readonly Token[], firstLine: number): LooseDirective[] {
  const paired = new Set<Token>()
  const loose: LooseDirective[] = []
  collectPaired(tokens, paired)
  walkTokens(tokens, firstLine, (token, line) => {
    const directive = readDirective(token as Token)
    if (!directive || paired.has(token as Token)) return
    loose.push({ name: directive.name, form: describeForm(directive), line })
  })
  return loose
}

function collectPaired(tokens: readonly Token[], paired: Set<Token>): void {
  const written = tokens.filter(({ type }) => type !== 'space')
  for (const [place, token] of written.entries()) {
    const directive = readDirective(token)
    if (directive && isFor(directive, written[place + 1])) paired.add(token)
    collectPaired(childrenOf(token), paired)
  }
}
