import type { Release } from '@docent/content'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { formatDay } from '../dates.ts'
import { Inline } from '../prose/Inline.tsx'
import type { Manuscript } from '../prose/manuscript.ts'

export interface ReleaseHeadingProps {
  readonly heading: Tokens.Heading
  readonly release: Release
  readonly manuscript: Manuscript
  /** The language in which the day is written. */
  readonly dates: string
}

/**
 * The version, the other words of the heading, and its day, without the brackets and dashes of the
 * file.
 */
export function ReleaseHeading(props: ReleaseHeadingProps): ReactNode {
  const { heading, release, manuscript, dates } = props
  const { version, date, words, section } = release
  const name = [version, words].filter(Boolean).join(' ')
  const link = heading.tokens.find((token): token is Tokens.Link => token.type === 'link')
  const text: Token = { type: 'text', raw: name, text: name, escaped: false }
  return (
    <h2 id={section.anchor}>
      {link ? (
        <Inline tokens={[{ ...link, tokens: [text] }]} manuscript={manuscript} />
      ) : (
        <a className="anchor" href={`#${section.anchor}`}>
          {name}
        </a>
      )}
      {date !== undefined && (
        <>
          {' '}
          <time dateTime={date}>{formatDay(date, 'long', dates)}</time>
        </>
      )}
    </h2>
  )
}
