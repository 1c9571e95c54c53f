import { type Document, lexMarkdown, questionAnchor } from '@docent/content'
import type { ReactNode } from 'react'
import type { Manuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import { useTexts } from '../texts.ts'

export interface QuestionsProps {
  readonly document: Document
  readonly manuscript: Manuscript
}

/** Whether a page has questions with authored answers. */
export function hasAnswers({ questions }: Document): boolean {
  return questions.some(({ answer }) => answer !== undefined)
}

/** The questions that an author answered, folded; the first is open. */
export function Questions({ document, manuscript }: QuestionsProps): ReactNode {
  const texts = useTexts()
  const answered = document.questions.flatMap(({ question, answer }, index) =>
    answer === undefined ? [] : [{ question, answer, anchor: questionAnchor(index) }],
  )
  if (answered.length === 0) return null
  return (
    <div>
      <h2 className="h2">{texts.questions}</h2>
      <div className="section-in">
        {answered.map(({ question, answer, anchor }, place) => (
          <details key={anchor} className="fold" open={place === 0}>
            <summary>{question}</summary>
            {/* Inside, not on it: a browser that is led to it unfolds the answer. */}
            <div className="flow" id={anchor}>
              <Prose tokens={lexMarkdown(answer)} manuscript={manuscript} />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
