import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Heading } from '../Heading.tsx'
import type { Manuscript } from '../manuscript.ts'
import { Prose } from '../Prose.tsx'
import { cutSections, type TextSection } from './sections.ts'

const STEP = /^(\d{1,2})[.)]\s+(.+)$/s

/** Reads a heading such as `2. Place the element`: a step, its number and its words. */
export function readStep(heading: string): { number: string; words: string } | undefined {
  const [, number, words] = STEP.exec(heading) ?? []
  return number === undefined || words === undefined ? undefined : { number, words }
}

/** A text whose sections with a number in the heading are steps along a rule. */
export function Steps({ manuscript }: { readonly manuscript: Manuscript }): ReactNode {
  const { lead, sections } = cutSections(manuscript.tokens)
  return (
    <>
      <Prose tokens={lead} manuscript={manuscript} />
      {sections.map((section, place) => (
        <StepOrSection key={place} section={section} manuscript={manuscript} />
      ))}
    </>
  )
}

interface StepOrSectionProps {
  readonly section: TextSection
  readonly manuscript: Manuscript
}

function StepOrSection({ section, manuscript }: StepOrSectionProps): ReactNode {
  const { heading, blocks, parts } = section
  const tokens = [...blocks, ...parts.flatMap((part) => [part.heading, ...part.blocks])]
  const step = readStep(heading.text)
  if (!step) {
    return (
      <>
        <Heading heading={heading} manuscript={manuscript} />
        <Prose tokens={tokens} manuscript={manuscript} />
      </>
    )
  }
  return (
    <section className="step">
      <Heading
        heading={withoutNumber(heading)}
        anchor={manuscript.anchorOf(heading)}
        manuscript={manuscript}
      >
        <span className="number">{step.number}</span>
      </Heading>
      <Prose tokens={tokens} manuscript={manuscript} />
    </section>
  )
}

function withoutNumber(heading: Tokens.Heading): Tokens.Heading {
  const [first, ...others] = heading.tokens
  if (first?.type !== 'text') return heading
  const text = (first as Tokens.Text).text.replace(/^\d{1,2}[.)]\s+/, '')
  return { ...heading, tokens: [{ ...first, text } as Token, ...others] }
}
