import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { openAnswer } from './opening.ts'

function open(markdown: string): string[] {
  const units = readUnits(lexMarkdown(markdown), () => undefined)
  return openAnswer(units).map((unit) => unit.markdown)
}

describe('openAnswer', () => {
  it.each([
    ['Also, the port is open.', 'The port is open.'],
    ['In addition, `PORT` is read.', '`PORT` is read.'],
    ['However, the port is closed.', 'However, the port is closed.'],
    ['Also the port is open.', 'Also the port is open.'],
  ])('opens %j with its statement', (markdown, opened) => {
    expect(open(markdown)).toEqual([opened])
  })

  it('leaves later sentences and lists as they are', () => {
    expect(open('The port is 80. Also, it is open.')).toEqual([
      'The port is 80.',
      'Also, it is open.',
    ])
    expect(open('- Also, the port')).toEqual(['Also, the port'])
    expect(openAnswer([])).toEqual([])
  })
})
