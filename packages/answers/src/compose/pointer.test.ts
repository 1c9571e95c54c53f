import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { isPointer } from './pointer.ts'

function point(markdown: string): boolean {
  return isPointer(readUnits(lexMarkdown(markdown), (href) => href)[0])
}

describe('isPointer', () => {
  it.each([
    'See the guide.',
    'Read the guide.',
    'Read more about ports.',
    'For more details, ask.',
    '[Ports](/ports)',
    '**Similar issues**: [#12](/12), [#14](/14) and [#15](/15).',
  ])('recognises that %j sends its reader elsewhere', (markdown) => {
    expect(point(markdown)).toBe(true)
  })

  // The item that answers used to be left out because it began with the name of a function.
  it.each([
    '`read` is a function that returns the file.',
    'Reading takes a second.',
    '[Ports](/ports) are open.',
    'See [ports](/ports) if you also want to close one.',
  ])('does not mistake %j for a pointer', (markdown) => {
    expect(point(markdown)).toBe(false)
  })
})
