import type { ReactNode } from 'react'
import { WallLabel } from '../art/WallLabel.tsx'
import { AskButton } from '../parts/AskButton.tsx'
import type { Manuscript } from '../prose/manuscript.ts'
import { useTexts } from '../texts.ts'
import { HeroTurn } from './HeroTurn.tsx'
import type { HeroAnswer } from './types.ts'

export interface PointingProps {
  readonly answers: readonly HeroAnswer[]
  readonly manuscript: Manuscript
  readonly caption?: string | undefined
}

/**
 * Answers of the assistant, each with a line to the sentence on the page that it was taken from. All
 * of them are in the page, in one place: the style sheet shows the one whose question is chosen, so
 * that nothing moves and no script is needed.
 */
export function Pointing({ answers, manuscript, caption }: PointingProps): ReactNode {
  const texts = useTexts()
  return (
    <figure className="pointing">
      <div className="frame">
        {answers.map((answer) => (
          <HeroTurn key={answer.question} answer={answer} manuscript={manuscript} />
        ))}
      </div>
      <fieldset>
        <legend className="vh">{texts.chooseQuestion}</legend>
        {answers.map(({ question }, place) => (
          <label key={question}>
            <input className="vh" type="radio" name="hero" defaultChecked={place === 0} />
            {question}
          </label>
        ))}
        <AskButton question="" isPlain>
          {texts.askOwn}
        </AskButton>
      </fieldset>
      {caption && <WallLabel caption={caption} />}
    </figure>
  )
}
