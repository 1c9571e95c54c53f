import type { Tokens } from 'marked'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { type LineMark, readCodeInfo } from './codeInfo.ts'
import { type HighlightedLine, readCodeLines } from './codeLines.ts'
import { CODE_LANGUAGES } from './languages.ts'
import { Scroller } from '../Scroller.tsx'

/**
 * A block of code in its own scroller, with its language, or the author's title. It is coloured when
 * the page is built: browsers get words in classes.
 */
export function Code({ token }: { readonly token: Tokens.Code }): ReactNode {
  const texts = useTexts()
  const { language, title, marks } = readCodeInfo(token.lang ?? '')
  const name = title ?? CODE_LANGUAGES[language] ?? (language || texts.code)
  const lines = readCodeLines(token.text, language)
  return (
    <figure className="code">
      <figcaption>
        <span>{name}</span>
        <button type="button" data-copy={texts.copied}>
          {texts.copy}
        </button>
      </figcaption>
      <Scroller label={name}>
        <pre>
          <code>
            {lines.map((line, place) => (
              <Line
                key={place}
                line={line}
                mark={marks.get(place + 1)}
                end={place < lines.length - 1 ? '\n' : ''}
              />
            ))}
          </code>
        </pre>
      </Scroller>
    </figure>
  )
}

/** A mark is a semantic element: screen readers announce added and removed text. */
const ELEMENTS = { marked: 'mark', added: 'ins', removed: 'del' } as const

interface LineProps {
  readonly line: HighlightedLine
  readonly mark: LineMark | undefined
  /** The break after a marked line is inside it, because the line is a block. */
  readonly end: string
}

function Line({ line, mark, end }: LineProps): ReactNode {
  const words = line.map(({ text, kind }, place) =>
    kind === undefined ? (
      text
    ) : (
      <span key={place} className={`code-${kind}`}>
        {text}
      </span>
    ),
  )
  if (!mark) return [words, end]
  const Element = ELEMENTS[mark]
  return (
    <Element>
      {words}
      {end}
    </Element>
  )
}
