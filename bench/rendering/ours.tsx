import type { JSX } from 'react'
import { Markdown } from '../../packages/widget/src/ui/markdown/Markdown.tsx'
import { loadReading } from '../../packages/widget/src/ui/markdown/loadReading.ts'

// A chat does so with its first question.
void loadReading()

/** As an answer is shown while it arrives: an end that is not decided yet is held back. */
export function View({ text }: { text: string }): JSX.Element {
  return <Markdown text={text} isGrowing />
}
