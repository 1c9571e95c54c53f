import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Inline } from './Inline.tsx'
import { ProseList, type ListProps } from './List.tsx'
import type { Manuscript } from './manuscript.ts'
import { readLead } from './readLead.ts'

/** A word with its meaning. */
interface Term {
  readonly term: readonly Token[]
  readonly meaning: readonly Token[]
  readonly blocks: readonly Token[]
}

export interface TermsProps extends ListProps {
  readonly manuscript: Manuscript
}

/** Words and what they mean: a list whose items all begin with a word in bold. */
export function Terms({ list, manuscript, draw }: TermsProps): ReactNode {
  const terms = list.items.flatMap((item) => readTerm(item) ?? [])
  if (terms.length < list.items.length) return <ProseList list={list} draw={draw} />
  return (
    <dl className="terms">
      {terms.map(({ term, meaning, blocks }, place) => (
        <div key={place}>
          <dt>
            {isKey(term) ? <Key tokens={term} /> : <Inline tokens={term} manuscript={manuscript} />}
          </dt>
          <dd>
            {meaning.length > 0 && (
              <p>
                <Inline tokens={meaning} manuscript={manuscript} />
              </p>
            )}
            {draw(blocks)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A name without spaces and with dots, such as a key of a configuration. */
function isKey(term: readonly Token[]): boolean {
  return term.every(({ type, raw }) => type === 'text' && /^[^\s&]*\.[^\s&]*$/.test(raw))
}

/** Its lines end after dots: the column is narrower than some keys. */
function Key({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  const parts = tokens.flatMap(({ raw }) => raw.split(/(?<=\.)/))
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** The separator of a word and its meaning, inside the bold word or after it. */
const COLON = /^\s*[:：]?\s*/

function readTerm(item: Tokens.ListItem): Term | undefined {
  const { lead, blocks } = readLead(item)
  const [first, ...others] = lead
  if (first?.type !== 'strong') return undefined
  const term = (first as Tokens.Strong).tokens
  return { term: trim(term, -1, /(?<!\s)\s*[:：]\s*$/), meaning: trim(others, 0, COLON), blocks }
}

/** Takes from the words at an end what a pattern finds. */
function trim(tokens: readonly Token[], at: number, pattern: RegExp): Token[] {
  const word = tokens.at(at)
  if (word?.type !== 'text') return [...tokens]
  const text = (word as Tokens.Text).text.replace(pattern, '')
  return tokens.toSpliced(at, 1, ...(text === '' ? [] : [{ ...word, raw: text, text } as Token]))
}
