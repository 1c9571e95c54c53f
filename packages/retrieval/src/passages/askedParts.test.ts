import { lexMarkdown, plainText } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { splitAtQuestions } from './askedParts.ts'

function split(markdown: string): [string, string][] | undefined {
  return splitAtQuestions(lexMarkdown(markdown))?.asked.map(({ question, tokens }) => [
    question,
    plainText(tokens),
  ])
}

const ANSWERED = [
  ['Can I dim it?', 'Yes, with the wheel.'],
  ['Is it loud?', 'No. It hums at times.'],
]

describe('splitAtQuestions', () => {
  it.each([
    ['**Can I dim it?** Yes, with the wheel.\n\n**Is it loud?**\n\nNo. It hums at times.'],
    [
      '- **Q.** _Can I dim it?_\n  **A.** Yes, with the wheel.\n- **Q:** Is it loud?\n\n  **A:** No. It hums at times.',
    ],
    ['Q: Can I dim it?\nA: Yes, with the wheel.\n\nQ: Is it loud?\n\nA: No. It hums at times.'],
    ['1. **Can I dim it?**\\\n   Yes, with the wheel.\n2. **Is it loud?** No. It hums at times.'],
  ])('reads the questions and answers of %j', (markdown) => {
    expect(split(markdown)).toEqual(ANSWERED)
  })

  it('keeps the blocks before the first question, and all blocks of an answer', () => {
    const tokens = lexMarkdown(
      'Often asked.\n\n**Can I dim it?**\n\nYes:\n\n- Turn it.\n\n**Is it loud?** No.',
    )
    const { before = [], asked = [] } = splitAtQuestions(tokens) ?? {}
    expect(plainText(before)).toBe('Often asked.')
    expect(asked.map((part) => plainText(part.tokens))).toEqual(['Yes:\n\nTurn it.', 'No.'])
  })

  it('takes a question behind "Q." without its mark too', () => {
    expect(
      split('- **Q.** _Tell me why_.\n\n  **A.** It is.\n- **Q.** Why not? **A.** No.'),
    ).toEqual([
      ['Tell me why.', 'It is.'],
      ['Why not?', 'No.'],
    ])
  })

  it.each([
    ['**Is it loud?** No.\n\nThat is all.'],
    ['**Note** One.\n\n**Tip** Two.'],
    ['- **Can I dim it?** Yes.\n- A lamp'],
    ['**Can I dim it?** Yes.\n\n**Is it loud?**'],
    ['Is it loud? No.\n\nCan I dim it? Yes.'],
  ])('leaves %j whole', (markdown) => {
    expect(split(markdown)).toBeUndefined()
  })
})
