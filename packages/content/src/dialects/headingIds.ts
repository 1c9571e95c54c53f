import type { Token, Tokens } from 'marked'

/** Docusaurus and others write the id of a heading after it: `## Install {#setup}`. */
const OWN_ID = /\s*\{#([\w.:-]{1,100})\}\s*$/

/** Headings of other tools, with their ids in `id` and no longer in their words. */
export function takeHeadingIds(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => (token.type === 'heading' ? takeId(token as Tokens.Heading) : token))
}

/** The id that an author gave a heading. */
export function readHeadingId(heading: Tokens.Heading): string | undefined {
  const { id } = heading as Tokens.Heading & { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

function takeId(heading: Tokens.Heading): Token {
  const id = OWN_ID.exec(heading.text)?.[1]
  const last = heading.tokens.at(-1)
  if (id === undefined || last?.type !== 'text') return heading
  const text = (last as Tokens.Text).text.replace(OWN_ID, '')
  const raw = last.raw.replace(OWN_ID, '')
  const rest = { ...last, raw, text }
  return {
    ...heading,
    id,
    text: heading.text.replace(OWN_ID, ''),
    tokens: text === '' ? heading.tokens.slice(0, -1) : [...heading.tokens.slice(0, -1), rest],
  } as Token
}
