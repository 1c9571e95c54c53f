import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { openSentences } from './opening.ts'

/** The kept units of a section, opened. */
function open(markdown: string, kept?: readonly number[]): string[] {
  const all = readUnits(lexMarkdown(markdown), () => undefined)
  const units = all.filter((_, place) => kept?.includes(place) ?? true)
  return openSentences(units, all).map((unit) => unit.markdown)
}

describe('openSentences', () => {
  it.each([
    ['Also, the port is open.', 'The port is open.'],
    ['In addition, `PORT` is read.', '`PORT` is read.'],
    ['However, the port is closed.', 'The port is closed.'],
    ['For example, port 80 is closed.', 'For example, port 80 is closed.'],
    ['For example, if it is closed, open it.', 'If it is closed, open it.'],
    ['For example: `open 80`.', 'For example: `open 80`.'],
    ['But if the port is closed, open it.', 'If the port is closed, open it.'],
    ['**A:** The port is 80.', 'The port is 80.'],
    ['**Answer**: However, it is 80.', 'It is 80.'],
    ['Open the port (see above) and go.', 'Open the port and go.'],
    ['Use the `port` tool, see below.', 'Use the `port` tool.'],
    ['Set it as shown below: done.', 'Set it as shown below: done.'],
    ['See above the fold.', 'See above the fold.'],
    ['Also the port is open.', 'Also the port is open.'],
    ['So that it opens, set the port.', 'So that it opens, set the port.'],
    ['So does the other port.', 'So does the other port.'],
    ['So do not open it.', 'Do not open it.'],
    ['However, iOS opens no port.', 'iOS opens no port.'],
    ['Also, k6 opens a port.', 'k6 opens a port.'],
    ['Also, docent.config.ts names it.', 'docent.config.ts names it.'],
    ['And/or values are read.', 'And/or values are read.'],
    ['So können Sie den Port öffnen.', 'So können Sie den Port öffnen.'],
    ['But du jeu : ouvrir le port.', 'But du jeu : ouvrir le port.'],
  ])('opens %j with its statement', (markdown, opened) => {
    expect(open(markdown)).toEqual([opened])
  })

  it('keeps the word of a sentence that follows its predecessor', () => {
    const text = 'The port is 80. However, it is closed. For example, a firewall closes it.'
    expect(open(text)).toEqual([
      'The port is 80.',
      'However, it is closed.',
      'For example, a firewall closes it.',
    ])
    expect(open(text, [1])).toEqual(['It is closed.'])
    expect(open(text, [2])).toEqual(['For example, a firewall closes it.'])
    // It would be an example of something else.
    expect(open(text, [0, 2])).toEqual(['The port is 80.', 'A firewall closes it.'])
  })

  it('leaves lists as they are', () => {
    expect(open('- Also, the port')).toEqual(['Also, the port'])
    expect(openSentences([], [])).toEqual([])
  })
})
