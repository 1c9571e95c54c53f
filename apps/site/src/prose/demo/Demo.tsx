import type { ReactNode } from 'react'
import { AskButton } from '../../parts/AskButton.tsx'
import { Door } from '../../parts/Door.tsx'
import { useTexts } from '../../texts.ts'
import type { DrawBlocks } from '../drawBlocks.ts'
import type { Demo as Moment } from './readDemo.ts'
import type { Manuscript } from '../manuscript.ts'

export interface DemoProps {
  readonly demo: Moment
  readonly manuscript: Manuscript
  readonly draw: DrawBlocks
}

/**
 * A picture of the chat, drawn while the page is made: its words can be read, and only the links of the
 * answer can be pressed. The button below it asks the real chat.
 */
export function DemoFigure({ demo, manuscript, draw }: DemoProps): ReactNode {
  const texts = useTexts()
  const { panel } = manuscript
  const isWaiting = demo.state === 'thinking'
  return (
    <figure className="demo" aria-label={texts.demo}>
      <div className="demo-panel" lang={panel.language} dir={panel.direction}>
        <div className="demo-head">
          <Door />
          <p>
            <b>{panel.title}</b>
            <span data-state={demo.state}>{isWaiting ? panel.thinking : panel.subtitle}</span>
          </p>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </div>
        {demo.state === 'failed' && <p className="demo-banner">{panel.error}</p>}
        <Talk demo={demo} manuscript={manuscript} draw={draw} />
        <div className="demo-foot" aria-hidden="true">
          <span>{panel.placeholder}</span>
          <svg viewBox="0 0 20 20">
            <path d="M10 16V4m-5 5 5-5 5 5" />
          </svg>
        </div>
      </div>
      <figcaption>
        {texts.demo}
        {demo.question !== '' && (
          <AskButton question={demo.question} isPlain>
            {texts.askThis}
          </AskButton>
        )}
      </figcaption>
    </figure>
  )
}

function Talk({ demo: { state, question, answer }, manuscript, draw }: DemoProps): ReactNode {
  const { panel } = manuscript
  if (state === 'welcome') {
    return (
      <div className="demo-talk demo-welcome">
        <Door />
        <b>{panel.welcome}</b>
        <p>{panel.greeting}</p>
      </div>
    )
  }
  return (
    <div className="demo-talk">
      <p className="demo-you" dir="auto">
        <span className="vh">{panel.youSaid}</span> {question}
      </p>
      {state === 'thinking' && <p className="demo-wait">{panel.typing}</p>}
      {answer.length > 0 && state === 'answer' && (
        <div className="demo-reply" dir="auto">
          <p className="vh">{panel.assistantSaid}</p>
          {draw(answer)}
        </div>
      )}
    </div>
  )
}
