// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describePage } from '../discovery/structuredData.ts'
import { formatFiles } from '../discovery/files.ts'
import { findPage } from '../pages/index.ts'
import { createManuscript } from '../prose/manuscript.ts'
import { Prose } from '../prose/Prose.tsx'
import { createDocument, createTestSite } from '../testing.ts'
import type { Site } from '../site.ts'
import type { PageNote } from './types.ts'

const HOST = 'https://docent.example'

const dust: PageNote = {
  question: 'How do I *dust* it?',
  answer: 'Use a `dry` cloth.',
  route: '/lamp',
  url: '/lamp#care',
  label: 'Care',
}
const bulb: PageNote = {
  question: 'Which bulb?',
  answer: 'A small one.',
  route: '/lamp',
  url: '/lamp',
  label: 'Lamp',
}
const legs: PageNote = {
  question: 'How many legs?',
  answer: 'Four.',
  route: '/chair',
  url: '/chair#legs',
  label: 'Legs',
}

function openSite(markdown: string, notes: readonly PageNote[] = [dust, bulb, legs]): Site {
  const lamp = createDocument(markdown, { route: '/lamp', title: 'Lamp', date: '2026-11-12' })
  const chair = createDocument('Words.', { route: '/chair', title: 'Chair' })
  return createTestSite([lamp, chair], undefined, { url: HOST }, notes)
}

function render(site: Site): HTMLElement {
  const document = site.find('/lamp')
  if (!document) throw new RangeError('There is no lamp.')
  const manuscript = createManuscript(site, document)
  const html = renderToStaticMarkup(<Prose tokens={manuscript.tokens} manuscript={manuscript} />)
  return new DOMParser().parseFromString(html, 'text/html').body
}

const listTexts = (root: Element, selector: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('a block of questions', () => {
  it('shows the notes of its page, folded, with their sections', () => {
    const page = render(openSite('Words.\n\n<!-- faq -->\n\nMore.'))
    expect(listTexts(page, 'summary')).toEqual(['How do I *dust* it?', 'Which bulb?'])
    expect(page.querySelector('details code')?.textContent).toBe('dry')
    expect(page.querySelector('details a')?.getAttribute('href')).toBe('/lamp#care')
    expect(page.querySelector('details[open]')).toBeNull()
  })

  it('shows those of other pages and of single sections, in the order of its list, each once', () => {
    const page = render(openSite('<!-- faq: /chair /lamp#care /chair -->'))
    expect(listTexts(page, 'summary')).toEqual(['How many legs?', 'How do I *dust* it?'])
  })

  it('shows twelve at most', () => {
    const notes = Array.from({ length: 20 }, (_, place) => ({ ...dust, question: `Q${place}?` }))
    expect(listTexts(render(openSite('<!-- faq -->', notes)), 'summary')).toHaveLength(12)
  })

  it('is nothing if there are no notes', () => {
    expect(render(openSite('<!-- faq: /nowhere -->')).innerHTML).toBe('')
  })

  it('shows what a note says as text, whatever it says', () => {
    const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1))'
    const note = { ...dust, question: hostile, answer: hostile, label: hostile }
    const page = render(openSite('<!-- faq -->', [note]))
    expect(page.querySelectorAll('img, script')).toHaveLength(0)
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/lamp#care',
    ])
    expect(page.textContent).toContain('<img src=x onerror=alert(1)>')
  })
})

describe('structured data', () => {
  const describeLamp = (site: Site) => {
    const page = findPage(site, '/lamp')
    return page ? describePage(site, page).find((thing) => thing['@type'] === 'FAQPage') : undefined
  }

  it('has the notes that the page shows, in plain text', () => {
    expect(describeLamp(openSite('<!-- faq: /lamp#care -->'))?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'How do I *dust* it?',
        acceptedAnswer: { '@type': 'Answer', text: 'Use a dry cloth.' },
      },
    ])
  })

  it('has no notes that the page does not show', () => {
    expect(describeLamp(openSite('Words.'))).toBeUndefined()
  })
})

describe('the files for machines', () => {
  const read = (path: string, markdown = 'Words.', notes?: readonly PageNote[]): string =>
    formatFiles([openSite(markdown, notes)]).get(path) ?? ''

  it('has questions and short answers in llms.txt, one of each page first', () => {
    expect(read('/llms.txt')).toContain(
      '\n\n## Questions\n\n' +
        `- [How do I \\*dust\\* it?](${HOST}/lamp.md): Use a \`dry\` cloth.\n` +
        `- [How many legs?](${HOST}/chair.md): Four.\n` +
        `- [Which bulb?](${HOST}/lamp.md): A small one.\n`,
    )
  })

  it('has forty questions there at most, and no heading without any', () => {
    const notes = Array.from({ length: 50 }, (_, place) => ({ ...dust, question: `Q${place}?` }))
    expect(read('/llms.txt', '', notes).match(/- \[Q/g)).toHaveLength(40)
    expect(read('/llms.txt', '', [])).not.toContain('## Questions')
  })

  it('has them in the Markdown of a page that shows them', () => {
    expect(read('/lamp.md', 'Words.\n\n<!-- faq: /lamp#care -->\n\nMore.')).toContain(
      `Words.\n\n**How do I \\*dust\\* it?** Use a \`dry\` cloth. ([Care](${HOST}/lamp#care))\n\nMore.`,
    )
  })
})
