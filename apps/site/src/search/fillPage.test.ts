import { describe, expect, it } from 'vitest'
import { createSearchPageForm } from './fillPage.ts'

const HTML =
  '<head><title>Suche · Farn</title></head><form><input id="Query" name="q"/></form>' +
  '<div id="Results"><p>Nothing yet.</p></div><div>The rest.</div>'

const page = createSearchPageForm({
  html: HTML,
  language: 'de-AT',
  navigation: [{ to: '/products', label: 'Pflanzen' }],
})

const HIT = {
  title: 'Farn',
  section: '',
  url: '/products/farn',
  collection: 'products',
  snippet: 'Ein Farn.',
  marks: { title: [], section: [], snippet: [] },
}

describe('createSearchPage', () => {
  it('puts what was searched for and what was found into the page, and nothing else', () => {
    const html = page.fill('farn', { hits: [HIT], corrected: [] })
    expect(html).toContain('<title>farn · Suche · Farn</title>')
    expect(html).toContain('<input value="farn" id="Query" name="q"/>')
    expect(html).toContain(
      '<div id="Results" data-query="farn"><p class="soft" dir="auto">Ergebnisse: 1</p><section><h2 class="h3">Pflanzen',
    )
    expect(html).not.toContain('Nothing yet.')
    expect(html.endsWith('</div><div>The rest.</div>')).toBe(true)
  })

  it('fills in a page that was written without the quotation marks it can do without', () => {
    const html =
      '<title>S</title><input id=Query name=q><div id=Results><p>Nothing yet.</div><p>The rest.'
    const slim = createSearchPageForm({ html, language: 'en', navigation: [] })
    expect(slim.refuse('a b', 'No.')).toBe(
      '<title>a b · S</title><input value="a b" id=Query name=q>' +
        '<div id="Results" data-query="a b"><p class="soft" dir="auto">No.</p></div><p>The rest.',
    )
  })

  it('begins with instructions, in the language of the site', () => {
    expect(page.begin()).toContain('Geben Sie ein, was Sie suchen')
    expect(page.begin()).toContain('<title>Suche · Farn</title>')
  })

  it('says why it has no results', () => {
    expect(page.refuse('farn', 'Too < many.')).toContain('Too &lt; many.</p></div>')
  })

  it('puts in letter by letter what means something elsewhere', () => {
    const query = `$& $1 "><script>'</title>`
    const html = page.fill(query, { hits: [], corrected: [] })
    expect(html).not.toContain('<script>')
    expect(html).toContain(`value="$&amp; $1 &quot;&gt;&lt;script&gt;'&lt;/title&gt;"`)
  })

  it.each(['name="q"', 'id="Results"', '<title>'])('takes no page without %s', (part) => {
    const html = HTML.replace(part, '')
    expect(() => createSearchPageForm({ html, language: 'en', navigation: [] })).toThrow(
      'Cannot fill in the search page',
    )
  })
})
