import type { Section } from '@docent/content'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** Fewer questions than these need no list. */
const MIN_QUESTIONS = 10

/** The headings of a page that are questions, in its parts: folded, because there may be a hundred. */
export function QuestionIndex({ sections }: { readonly sections: readonly Section[] }): ReactNode {
  const texts = useTexts()
  const parts = groupQuestions(sections)
  const count = parts.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count < MIN_QUESTIONS) return null
  return (
    <div className="side">
      <details className="fold">
        <summary>{`${texts.questions} (${count})`}</summary>
        <nav aria-label={texts.questions}>
          {parts.map(({ part, questions }) => (
            <ul key={part.anchor}>
              <li>
                <a href={`#${part.anchor}`}>
                  <strong>{part.heading}</strong>
                </a>
              </li>
              {questions.map(({ anchor, heading }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{heading}</a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </details>
    </div>
  )
}

interface Part {
  readonly part: Section
  readonly questions: Section[]
}

/** The parts of a page that have questions. */
function groupQuestions(sections: readonly Section[]): readonly Part[] {
  const parts: Part[] = []
  for (const section of sections) {
    if (section.depth === 2) parts.push({ part: section, questions: [] })
    else if (QUESTION.test(section.heading)) parts.at(-1)?.questions.push(section)
  }
  return parts.filter(({ questions }) => questions.length > 0)
}

const QUESTION = /[?؟]$/
