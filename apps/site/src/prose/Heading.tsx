import type { Token, Tokens } from 'marked'
import { createElement, type ReactNode } from 'react'
import { Inline } from './Inline.tsx'
import type { Manuscript } from './manuscript.ts'

export interface HeadingProps {
  readonly heading: Tokens.Heading
  readonly manuscript: Manuscript
  /** The manuscript's own, if the heading is given in other words. */
  readonly anchor?: string | undefined
  readonly className?: string | undefined
  /** Stands before the words: the number of a step. */
  readonly children?: ReactNode
}

/**
 * A heading that is a link to itself, so that a reader can take its address. The page's title is
 * the only heading of the first depth.
 */
export function Heading(props: HeadingProps): ReactNode {
  const { heading, manuscript, className, children } = props
  const anchor = (props.anchor ?? manuscript.anchorOf(heading)) || undefined
  const words = <Inline tokens={heading.tokens} manuscript={manuscript} />
  // HTML forbids a link in a link: a heading that contains a link does not link to itself.
  const isLink = anchor !== undefined && !heading.tokens.some(holdsLink)
  return createElement(
    `h${Math.max(2, heading.depth)}`,
    { id: anchor, className },
    children,
    isLink ? (
      <a className="anchor" href={`#${anchor}`}>
        {words}
      </a>
    ) : (
      words
    ),
  )
}

/** A picture of another site becomes a link, and so does the call of a note. */
const LINKS: ReadonlySet<string> = new Set(['link', 'image', 'footnoteReference'])

function holdsLink(token: Token): boolean {
  if (LINKS.has(token.type)) return true
  return 'tokens' in token && (token.tokens?.some(holdsLink) ?? false)
}
