import { lexMarkdown, MarkdownLimitError } from '@docent/content'
import type { Token } from 'marked'

/** A moment of the chat, for a picture of it. */
export interface Demo {
  readonly state: DemoState
  readonly question: string
  /** Blocks of Markdown. */
  readonly answer: readonly Token[]
}

/** `welcome`: no messages yet. `thinking`: waiting for an answer. `failed`: no answer came. */
type DemoState = 'welcome' | 'thinking' | 'answer' | 'failed'

/** A longer one is shown as code: nested pictures are not drawn. */
export const MAX_DEMO_LENGTH = 4_000

const STATE = /\bstate=(welcome|thinking|answer|failed)\b/
const LINE = /^-{3,}[ \t]*$/m

/**
 * Reads a picture of the chat: a question, a line of dashes, and the answer as Markdown. The missing
 * part says which moment is meant, and `state=failed` after the fence another one.
 */
export function readDemo(text: string, info: string): Demo {
  const [, state] = STATE.exec(info) ?? []
  const line = LINE.exec(text)
  const question = text.slice(0, line?.index).trim()
  const answer = line === null ? '' : text.slice(line.index + line[0].length).trim()
  return {
    state: (state as DemoState | undefined) ?? guessState(question, answer),
    question,
    answer: lexAnswer(answer),
  }
}

function guessState(question: string, answer: string): DemoState {
  if (question === '') return 'welcome'
  return answer === '' ? 'thinking' : 'answer'
}

function lexAnswer(markdown: string): Token[] {
  try {
    return lexMarkdown(markdown)
  } catch (cause) {
    // Forms that nobody writes by hand are shown literally.
    if (!(cause instanceof MarkdownLimitError)) throw cause
    return [{ type: 'code', raw: markdown, text: markdown }]
  }
}
