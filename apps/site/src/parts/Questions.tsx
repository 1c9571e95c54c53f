import { type Document, lexMarkdown, type Question } from '@docent/content'
import type { ReactNode } from 'react'
import type { Manuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import { texts } from '../texts.ts'

export interface QuestionsProps {
  readonly document: Document
  readonly manuscript: Manuscript
}

/** Whether a page has questions with an answer of their own. */
export function hasAnswers({ questions }: Document): boolean {
  return questions.some(({ answer }) => answer !== undefined)
}

/** The questions that an author answered, folded; the first stands open. */
export function Questions({ document, manuscript }: QuestionsProps): ReactNode {
  const answered = document.questions.filter(isAnswered)
  if (answered.length === 0) return null
  return (
    <div>
      <h2 className="h2">{texts.questions}</h2>
      <div className="section-in">
        {answered.map(({ question, answer }, place) => (
          <details key={place} className="fold" open={place === 0}>
            <summary>{question}</summary>
            <div className="flow">
              <Prose tokens={lexMarkdown(answer)} manuscript={manuscript} />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}

function isAnswered(question: Question): question is Required<Question> {
  return question.answer !== undefined
}
