import type { Token, Tokens } from 'marked'

/** Docusaurus and others write the id of a heading after it: `## Install {#setup}`. */
const OWN_ID = /\{#([\w.:-]{1,100})\}\s*$/
/** Any id, also one that no anchor can have. */
const ANY_ID = /\{#[^{}]*\}$/

/** Headings of other tools, with their ids in `id` and no longer in their words. */
export function takeHeadingIds(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => (token.type === 'heading' ? takeId(token as Tokens.Heading) : token))
}

/** The id that an author gave a heading. */
export function readHeadingId(heading: Tokens.Heading): string | undefined {
  const { id } = heading as Tokens.Heading & { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

/** The words of a heading whose line is not read as a heading. */
export function dropHeadingId(words: string): string {
  return words.replace(ANY_ID, '').trimEnd()
}

function takeId(heading: Tokens.Heading): Token {
  const id = OWN_ID.exec(heading.text)?.[1]
  const last = heading.tokens.at(-1)
  if (id === undefined || last?.type !== 'text') return heading
  const text = dropId((last as Tokens.Text).text)
  const raw = dropId(last.raw)
  const rest = { ...last, raw, text }
  return {
    ...heading,
    id,
    text: dropId(heading.text),
    tokens: text === '' ? heading.tokens.slice(0, -1) : [...heading.tokens.slice(0, -1), rest],
  } as Token
}

function dropId(words: string): string {
  return OWN_ID.test(words) ? words.replace(OWN_ID, '').trimEnd() : words
}
