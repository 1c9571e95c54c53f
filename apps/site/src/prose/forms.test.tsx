// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { write } from '../testing.ts'
import { Prose } from './Prose.tsx'

function render(markdown: string): HTMLElement {
  const manuscript = write(markdown)
  const html = renderToStaticMarkup(<Prose tokens={manuscript.tokens} manuscript={manuscript} />)
  return new DOMParser().parseFromString(html, 'text/html').body
}

function listTexts(root: Element, selector: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

const TABS = `<!-- tabs: package manager -->

- npm

  \`\`\`sh
  npm install
  \`\`\`

- **pnpm**

  Or so.
`

describe('tabs', () => {
  it('are the items of a list: its first line is the name, and the rest is shown once chosen', () => {
    const page = render(TABS)
    expect(listTexts(page, 'label')).toEqual(['npm', 'pnpm'])
    expect(listTexts(page, '.pane pre, .pane p')).toEqual(['npm install', 'Or so.'])
    expect(page.querySelector('ul')).toBeNull()
  })

  it('are radio buttons with one chosen, named after their group', () => {
    const page = render(TABS)
    const radios = [...page.querySelectorAll('input')]
    expect(radios.map(({ type, value, checked }) => [type, value, checked])).toEqual([
      ['radio', 'npm', true],
      ['radio', 'pnpm', false],
    ])
    expect(page.querySelector('legend')?.textContent).toBe('package manager')
    expect(page.querySelector('fieldset')?.dataset['tabs']).toBe('package manager')
  })

  it('are chosen apart from others on the page', () => {
    const page = render(`${TABS}\nWords.\n\n${TABS}`)
    const names = [...page.querySelectorAll('input')].map(({ name }) => name)
    expect(new Set(names).size).toBe(2)
  })

  it('hold no link in their names, which could not be followed', () => {
    const page = render('<!-- tabs -->\n- [npm](https://npmjs.com/)\n- b')
    expect(page.querySelector('label a')).toBeNull()
    expect(listTexts(page, 'legend, label')).toEqual(['Variants', 'npm', 'b'])
  })
})

describe('terms', () => {
  it('are the words in bold that the items of a list begin with', () => {
    const page = render(
      '<!-- terms -->\n- **Passage**: a *section*.\n- **Unit:** a sentence.\n\n  Or a row.\n- **`id`**',
    )
    expect(listTexts(page, 'dt')).toEqual(['Passage', 'Unit', 'id'])
    expect(listTexts(page, 'dd')).toEqual(['a section.', 'a sentence.Or a row.', ''])
  })

  it('stay a list if an item has no such word', () => {
    const page = render('<!-- terms -->\n- **Passage**: a section.\n- a sentence.')
    expect(page.querySelector('dl')).toBeNull()
    expect(listTexts(page, 'li')).toEqual(['Passage: a section.', 'a sentence.'])
  })
})

describe('tables', () => {
  it('keep their first column in view if a comment says so, or have it name nothing', () => {
    const table = '| A | B |\n|---|---|\n| a | b |'
    expect(render(table).querySelector('[data-sticky]')).toBeNull()
    expect(render(`<!-- table: sticky -->\n${table}`).querySelector('[data-sticky]')).not.toBeNull()
    const plain = render(`<!-- table: plain -->\n\n${table}`)
    expect(listTexts(plain, 'td')).toEqual(['a', 'b'])
  })
})

describe('a picture of the chat', () => {
  const DEMO = '```docent-demo\nDo I need a key?\n---\nNo. See [the start](/start).\n```'

  it('shows the question and the answer, and offers to ask the real one', () => {
    const page = render(DEMO)
    const figure = page.querySelector('figure')
    expect(figure?.getAttribute('aria-label')).toBe('Picture of the chat panel')
    expect(figure?.textContent).toContain('Docent assistant')
    expect(listTexts(page, '.demo-you')).toEqual(['You said Do I need a key?'])
    expect(page.querySelector('.demo-reply a')?.getAttribute('href')).toBe('/start')
    expect([...page.querySelectorAll('button')].map(({ dataset }) => dataset['ask'])).toEqual([
      'Do I need a key?',
    ])
  })

  it('shows the moment that is asked for, in the words of the panel', () => {
    expect(render('```docent-demo\nWhy?\n```').textContent).toContain('Docent is thinking...')
    const failed = render('```docent-demo state=failed\nWhy?\n```')
    expect(failed.textContent).toContain('Something went wrong. Please try again.')
    const welcome = render('```docent-demo\n```')
    expect(welcome.textContent).toContain('Welcome to Docent')
    expect(welcome.querySelector('button')).toBeNull()
  })

  it('is code if it is too long to be one', () => {
    const page = render(`\`\`\`docent-demo\n${'Why? '.repeat(1_000)}\n\`\`\``)
    expect(page.querySelector('.demo')).toBeNull()
    expect(page.querySelector('.code')).not.toBeNull()
  })
})
