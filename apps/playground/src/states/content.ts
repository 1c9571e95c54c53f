import { ARABIC, CODE, ANSWER_FILES, LONG, LONG_WORD, PROSE, WIDE, textPart } from '../answers.ts'
import type { State } from './types.ts'

/** Content that is hard to show: too wide, too long, the other writing direction. */
export const CONTENT: readonly State[] = [
  answered('prose', 'How does it work?', PROSE),
  answered('wide', 'How do I place it, and what size is it?', WIDE),
  answered('code', 'How do I run it?', CODE),
  answered('long-word', `What does ${LONG_WORD.repeat(2)} mean?`, LONG),
  {
    name: 'files',
    async play(stage) {
      await stage.open()
      await stage.answer(
        'Can you draw it?',
        textPart('Here it is, and the same to print.'),
        ...ANSWER_FILES,
      )
    },
  },
  { ...answered('arabic', ARABIC.question, ARABIC.answer), dir: 'rtl' },
  answered('arabic-in-english', ARABIC.question, ARABIC.answer),
]

function answered(name: string, question: string, answer: string): State {
  return {
    name,
    async play(stage) {
      await stage.open()
      await stage.answer(question, textPart(answer))
    },
  }
}
