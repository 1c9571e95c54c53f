import { useId } from 'react'
import type { JSX } from 'react'
import { countText } from '@docent/texts'
import { SourceAnchor } from './SourceAnchor.tsx'
import { usePanelTexts } from '../contexts.ts'
import { showWhole } from '../showWhole.ts'
import { groupByPage } from './sources.ts'
import type { SourceLink } from './sources.ts'

export interface SourcesProps {
  sources: readonly SourceLink[]
}

/** The source pages of an answer, each once, numbered as in the text. */
export function Sources({ sources }: SourcesProps): JSX.Element {
  const texts = usePanelTexts()
  const pages = groupByPage(sources)
  const headingId = useId()
  return (
    <div className="sources">
      <h4 id={headingId}>{countText(texts, texts.sources, pages.length)}</h4>
      <ol aria-labelledby={headingId}>
        {pages.map(({ link, numbers }) => (
          <li key={link.number}>
            <SourceAnchor source={link} onFocus={showWhole}>
              <span className="numbers">{numbers.join(', ')}</span>
              <span className="name" dir="auto">
                {link.title}
              </span>
            </SourceAnchor>
          </li>
        ))}
      </ol>
    </div>
  )
}
