import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { findLabel } from './findLabel.ts'

/** The text of the label above the last unit of a section. */
function find(markdown: string): string | undefined {
  const units = readUnits(lexMarkdown(markdown), (href) => href)
  const [label] = findLabel(units, units.length - 1)
  return label === undefined ? undefined : units[label]?.text
}

describe('findLabel', () => {
  it.each([
    ['**[`PORT`](#port):**', 'PORT:'],
    ['**`PORT`:**', 'PORT:'],
    ['**`-p`, `--port`:**', '-p, --port:'],
    ['__`PORT`__', 'PORT'],
  ])('finds the term %s above each paragraph of its description', (label, text) => {
    expect(find(`${label}\n\nThe port that it listens on.\n\n*Default is 80.*`)).toBe(text)
  })

  it('finds the closest of several terms', () => {
    expect(find('**`A`:**\n\nOne.\n\n**`B`:**\n\nTwo.\n\n*Default is 2.*')).toBe('B:')
  })

  it('does not take the name of a file above its code, or a word with a colon, for a term', () => {
    expect(find('**`lamp.yml`:**\n\n```yaml\nport: 80\n```\n\nRestart it.')).toBeUndefined()
    expect(find('**Example:**\n\nOne.\n\nTwo.')).toBeUndefined()
    expect(find('**Example `a`:**\n\nOne.\n\nTwo.')).toBeUndefined()
  })

  it('ends with the code of a tab', () => {
    const tab = '**`pnpm`:**\n\nRun this:\n\n```sh\npnpm i\n```'
    expect(find(tab)).toBeUndefined()
    expect(find(`${tab}\n\nOpen the page.`)).toBeUndefined()
  })

  it('takes no time for a long label', () => {
    expect(find(`**${'`a`, '.repeat(5_000)}x:**\n\nOne.\n\nTwo.`)).toBeUndefined()
  })
})
