import type { Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { write } from '../../testing.ts'
import { isFigure } from './figures.ts'
import { cutSections } from './sections.ts'
import { groupSections } from './shapes.ts'

function groupsOf(markdown: string): string[] {
  const manuscript = write(markdown)
  const isPicture = (token: Token): boolean => isFigure(token, manuscript)
  return groupSections(cutSections(manuscript.tokens).sections, isPicture).map((group) =>
    group.type === 'plates' ? `plates of ${group.sections.length}` : group.shape,
  )
}

describe('groupSections', () => {
  it('lays short neighbours side by side, and leaves a short one that is alone', () => {
    expect(groupsOf('## One\n\nWords.\n\n## Two\n\nWords.')).toEqual(['plates of 2'])
    expect(groupsOf('## One\n\nWords.')).toEqual(['text'])
  })

  it('leaves neighbours that are too long for a plate', () => {
    const long = 'Many words. '.repeat(60)
    expect(groupsOf(`## One\n\n${long}\n\n## Two\n\n${long}`)).toEqual(['text', 'text'])
  })

  it('keeps the order of sections around a row of plates', () => {
    expect(groupsOf('## A\n\nW.\n\n## B\n\nW.\n\n## C\n\n- list\n\n## D\n\nW.')).toEqual([
      'plates of 2',
      'text',
      'text',
    ])
  })

  it.each([
    ['rows', '## A\n\n### B\n\nWords.\n\n![](art:panel)\n\n### C\n\nWords.\n\n![](art:plan)'],
    // One part without a picture used to lay all pictures of a section over the whole page.
    ['rows', '## A\n\n### B\n\n![](art:panel)\n\n### C\n\n![](art:plan)\n\n### D\n\nWords.'],
    ['text', '## A\n\n### B\n\n![](art:panel)\n\n### C\n\n- list'],
    ['plates', '## A\n\n### B\n\nWords.\n\n### C\n\nWords.'],
    ['figures', '## A\n\n### 0 keys\n\nWords.\n\n### 14 KB\n\nWords.'],
    ['stages', '## A\n\n### 1. B\n\n![](art:panel)\n\n### 2. C\n\n![](art:plan)'],
    ['legend', '## A\n\n![](art:plan)\n\n1. One\n2. Two'],
    ['exhibit', '## A\n\nWords.\n\n![](art:plan)'],
    ['score', '## A\n\nWords.\n\n| Line | Means |\n|---|---|\n| `0:"a"` | Text |'],
    ['text', '## A\n\n| Size | px |\n|---|---|\n| Panel | 750 |'],
    ['text', '## A\n\n### B\n\nWords.\n\n```sh\nls\n```'],
  ])('sees %s in the shape of a section', (shape, markdown) => {
    expect(groupsOf(markdown)).toEqual([shape])
  })
})

describe('cutSections', () => {
  it('loses no block of a text but what is not shown', () => {
    const { lead, sections } = cutSections(
      write('Lead.\n\n## A\n\nWords.\n\n### B\n\n#### C\n\n- d').tokens,
    )
    const [section] = sections
    expect(lead).toHaveLength(1)
    expect(section?.blocks.map(({ type }) => type)).toEqual(['paragraph'])
    expect(section?.parts[0]?.blocks.map(({ type }) => type)).toEqual(['heading', 'list'])
  })
})
