// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { write } from '../../testing.ts'
import { Prose } from '../Prose.tsx'

function render(markdown: string): Element {
  const manuscript = write(markdown)
  const html = renderToStaticMarkup(<Prose tokens={manuscript.tokens} manuscript={manuscript} />)
  return new DOMParser().parseFromString(html, 'text/html').body
}

function listTexts(root: Element, selector: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

const CODE = ['const a = 1 // one', 'let b', '', 'b = "<i>"'].join('\n')

describe('Code', () => {
  it('is coloured by the kinds of its words, and keeps every character', () => {
    const page = render(`\`\`\`ts\n${CODE}\n\`\`\``)
    expect(listTexts(page, '.code-keyword')).toEqual(['const', 'let'])
    expect(listTexts(page, '.code-string')).toEqual(['"<i>"'])
    expect(page.querySelector('pre')?.textContent).toBe(CODE)
  })

  it('marks lines, and says which are added and which removed', () => {
    const page = render(`\`\`\`ts {1,3} ins={2} del={4}\n${CODE}\n\`\`\``)
    expect(listTexts(page, 'mark')).toEqual(['const a = 1 // one\n', '\n'])
    expect(listTexts(page, 'ins')).toEqual(['let b\n'])
    expect(listTexts(page, 'del')).toEqual(['b = "<i>"'])
    expect(page.querySelector('pre')?.textContent).toBe(CODE)
  })

  it('has no marks if nobody gave any', () => {
    const page = render(`\`\`\`ts\n${CODE}\n\`\`\`\n\n    indented`)
    expect(listTexts(page, 'mark, ins, del')).toEqual([])
    expect(listTexts(page, 'pre')).toEqual([CODE, 'indented'])
  })
})
