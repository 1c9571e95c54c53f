import { useEffect, useState } from 'react'
import type { JSX } from 'react'
import type { ReplyStage } from '@docent/chat'
import { countText } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { useWidget } from '../contexts.ts'
import { loadModel } from '../later/loadModel.ts'
import { OFFERED_MS, STILL_WORKING_MS } from '../timing.ts'
import { useLater } from '../later/useLater.ts'

export interface TypingIndicatorProps {
  stage: ReplyStage | undefined
  /** Nothing of the answer is there yet: the answer of the pages can still be asked for. */
  canHasten: boolean
}

/** Says that an answer is on its way, and below it what the server is doing. */
export function TypingIndicator(props: TypingIndicatorProps): JSX.Element {
  const { stage, canHasten } = props
  const { texts, options, session } = useWidget()
  const isLong = useElapsed(STILL_WORKING_MS)
  const isOffered = useElapsed(OFFERED_MS)
  const isThinking = options.showReasoning === true && stage?.isThinking === true
  const model = useLater(isLong || isThinking, loadModel)
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
      <p className="doing">{model && isThinking && !isLong ? <model.Thinking /> : detail}</p>
      {model && isOffered && canHasten && <model.Offer onTake={session.hasten} />}
    </div>
  )
}

function describeStage({ name, pages }: ReplyStage, texts: WidgetTexts): string | undefined {
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
