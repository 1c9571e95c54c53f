import { useContext, useEffect, useState } from 'react'
import type { JSX } from 'react'
import type { Stage } from '../session/index.ts'
import { countText } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { TextsContext } from './contexts.ts'
import { STILL_WORKING_MS } from './timing.ts'

export interface TypingIndicatorProps {
  stage: Stage | undefined
}

/** Says that an answer is on its way, and below it what the server is doing. */
export function TypingIndicator({ stage }: TypingIndicatorProps): JSX.Element {
  const texts = useContext(TextsContext)
  const isLong = useElapsed(STILL_WORKING_MS)
  const detail = isLong ? texts.stillWorking : stage && describeStage(stage, texts)
  return (
    <div className="wait">
      <p>
        {texts.typing}
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
      <p className="doing">{detail}</p>
    </div>
  )
}

function describeStage({ name, pages }: Stage, texts: WidgetTexts): string | undefined {
  if (name === 'searching') return texts.searching
  if (name === 'writing') return texts.writing
  if (name === 'reading' && pages !== undefined) return countText(texts, texts.reading, pages)
  return undefined
}

function useElapsed(ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])

  return hasElapsed
}
