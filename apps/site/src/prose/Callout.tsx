import type { SiteTexts } from '@docent/texts'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

export type CalloutKind = keyof SiteTexts['callouts']

const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*\n?/i

/** Reads a quotation that opens with a mark such as `[!NOTE]`, and takes the mark away. */
export function readCallout(
  quotation: Tokens.Blockquote,
): { kind: CalloutKind; tokens: readonly Token[] } | undefined {
  const [first, ...others] = quotation.tokens
  if (first?.type !== 'paragraph') return undefined
  const [opening, ...words] = (first as Tokens.Paragraph).tokens
  if (opening?.type !== 'text') return undefined
  const mark = MARK.exec(opening.raw)
  if (!mark?.[1]) return undefined

  const text = opening.raw.slice(mark[0].length)
  const tokens = text === '' ? words : [{ ...opening, raw: text, text }, ...words]
  return {
    kind: mark[1].toLowerCase() as CalloutKind,
    tokens: tokens.length === 0 ? others : [{ ...first, tokens } as Token, ...others],
  }
}

export interface CalloutProps {
  readonly kind: CalloutKind
  readonly children: ReactNode
}

export function Callout({ kind, children }: CalloutProps): ReactNode {
  const name = useTexts().callouts[kind]
  const alarming = kind === 'warning' || kind === 'caution'
  return (
    <aside className="note" data-kind={kind} aria-label={name}>
      <b>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={
              alarming
                ? 'M10 3 18 17H2zM10 8v4M10 14.4v.1'
                : 'M10 9v5M10 6.2v.1M10 2.5a7.5 7.5 0 1 0 .01 0z'
            }
          />
        </svg>
        {name}
      </b>
      {children}
    </aside>
  )
}
