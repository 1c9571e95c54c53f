import { lexMarkdown } from '@docent/content'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Door } from '../parts/Door.tsx'
import { Inline } from '../prose/Inline.tsx'
import type { Manuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import { CitedPage } from './CitedPage.tsx'
import type { HeroAnswer } from './types.ts'

export interface HeroTurnProps {
  readonly answer: HeroAnswer
  readonly manuscript: Manuscript
}

/** One question in the panel, its answer, and behind them the page that the answer points to. */
export function HeroTurn({ answer, manuscript }: HeroTurnProps): ReactNode {
  const { panel } = manuscript
  const { question, source, others } = answer
  return (
    <div className="turn">
      <div className="demo-panel" lang={panel.language} dir={panel.direction}>
        <div className="demo-head">
          <Door />
          <p>
            <b>{panel.title}</b>
            <span>{panel.subtitle}</span>
          </p>
        </div>
        <div className="demo-talk">
          <p className="demo-you" dir="auto">
            <span className="vh">{panel.youSaid}</span> {question}
          </p>
          <div className="demo-reply" dir="auto">
            <p className="vh">{panel.assistantSaid}</p>
            <Answer answer={answer} manuscript={manuscript} />
          </div>
          <p className="turn-source">
            <a href={source.url}>
              <b>1</b> {source.title}
            </a>
            {others > 0 && <span>+{others}</span>}
          </p>
        </div>
      </div>
      <CitedPage source={source} />
    </div>
  )
}

/** The mark ends the last paragraph, as it does in the panel; a list has it below. */
function Answer({ answer: { answer }, manuscript }: HeroTurnProps): ReactNode {
  const blocks = lexMarkdown(answer).filter(({ type }) => type !== 'space')
  const last = blocks.at(-1)
  const ending = last?.type === 'paragraph' ? (last as Tokens.Paragraph).tokens : []
  const others: readonly Token[] = ending.length > 0 ? blocks.slice(0, -1) : blocks
  return (
    <>
      <Prose tokens={others} manuscript={manuscript} />
      <p>
        <Inline tokens={ending} manuscript={manuscript} isLinked />{' '}
        <b className="turn-mark" aria-hidden="true">
          1
        </b>
      </p>
    </>
  )
}
