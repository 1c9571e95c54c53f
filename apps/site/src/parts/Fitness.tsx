import { AUDIENCE_ANCHOR, type Document } from '@docent/content'
import type { ReactNode } from 'react'
import type { Manuscript } from '../prose/manuscript.ts'
import { Phrase } from '../prose/Phrase.tsx'
import { useTexts } from '../texts.ts'

export interface FitnessProps {
  readonly document: Document
  readonly manuscript: Manuscript
}

/** Whether there is more to say than the one line in the summary. */
export function hasFitness({ for: readers, notFor }: Document): boolean {
  return readers.length > 1 || notFor.length > 0
}

/** The people who should get a product, and those who should not, side by side. */
export function Fitness({ document, manuscript }: FitnessProps): ReactNode {
  const texts = useTexts()
  const plates = [
    { heading: texts.whoShould, phrases: document.for },
    { heading: texts.whoShouldNot, phrases: document.notFor },
  ].filter(({ phrases }) => phrases.length > 0)
  if (!hasFitness(document)) return null
  return (
    <div className="wrap section" id={AUDIENCE_ANCHOR}>
      <div className="cols-2">
        {plates.map(({ heading, phrases }) => (
          <section key={heading} className="plate">
            <h2 className="h3">{heading}</h2>
            <ul className="lines">
              {phrases.map((phrase, place) => (
                <li key={place}>
                  <Phrase markdown={phrase} manuscript={manuscript} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
