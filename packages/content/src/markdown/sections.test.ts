import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexMarkdown } from './lex.ts'
import { findTitle, isHeading, readSections } from './sections.ts'
import { anyMarkdown } from '../testing/markdown.ts'

describe('readSections', () => {
  it('cuts at headings of both kinds and keeps the path to each', () => {
    const text = 'Start.\n\n## One\n\nText.\n\n### Two *three*\n\nFour\n----\n\nEnd.\n'
    expect(readSections(lexMarkdown(text), 5)).toEqual([
      section({ markdown: 'Start.', text: 'Start.', line: 5 }),
      section({
        anchor: 'one',
        heading: 'One',
        depth: 2,
        path: ['One'],
        markdown: 'Text.',
        text: 'Text.',
        line: 7,
      }),
      section({
        anchor: 'two-three',
        heading: 'Two three',
        depth: 3,
        path: ['One', 'Two three'],
        line: 11,
      }),
      section({
        anchor: 'four',
        heading: 'Four',
        depth: 2,
        path: ['Four'],
        markdown: 'End.',
        text: 'End.',
        line: 13,
      }),
    ])
  })

  it('takes a depth that is left out, and one that comes before a lesser', () => {
    const sections = readSections(lexMarkdown('#### A\n\n## B\n\n##### C\n\n### D\n'), 1)
    expect(sections.map(({ path }) => path)).toEqual([[], ['A'], ['B'], ['B', 'C'], ['B', 'D']])
  })

  it('leaves headings inside code, quotes and lists where they are', () => {
    const text = '```\n# a\n```\n\n    # b\n\n> # c\n\n- # d\n\n<!--\n# e\n-->\n'
    expect(readSections(lexMarkdown(text), 1)).toHaveLength(1)
  })

  it('numbers anchors that repeat', () => {
    const sections = readSections(lexMarkdown('## A\n\n## A\n\n## a!\n'), 1)
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', 'a', 'a-1', 'a-2'])
  })

  it('adds what follows the title to the text before the first heading', () => {
    const tokens = lexMarkdown('Before.\n\n# The title\n\nAfter.\n\n## A\n')
    const sections = readSections(tokens, 1, findTitle(tokens))
    expect(sections).toMatchObject([
      { text: 'Before.\n\nAfter.', line: 1 },
      { path: ['A'], line: 7 },
    ])
  })

  it('keeps the spaces of code that a section starts with', () => {
    expect(readSections(lexMarkdown('## A\n\n    code\n'), 1)[1]?.markdown).toBe('    code')
  })

  it('covers any text whole, and knows the lines of its headings', () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        const tokens = lexMarkdown(text)
        const headings = ['', ...tokens.filter(isHeading).map((token) => token.raw)]
        const sections = readSections(tokens, 1)
        const covered = sections.map(({ markdown }, index) => `${headings[index]}\n${markdown}`)
        expect(words(covered.join('\n'))).toEqual(words(text))

        const lines = text.split('\n')
        for (const [index, { line }] of sections.entries()) {
          const [first = ''] = (headings[index] ?? '').split('\n')
          expect(lines[line - 1]).toContain(first.trim())
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('findTitle', () => {
  it('is the first heading if that is of the first level', () => {
    expect(findTitle(lexMarkdown('a\n\n# B\n\n# C\n'))?.text).toBe('B')
    expect(findTitle(lexMarkdown('## A\n\n# B\n'))).toBeUndefined()
  })
})

function section(given: object): object {
  return { anchor: '', heading: '', depth: 0, path: [], markdown: '', text: '', ...given }
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
