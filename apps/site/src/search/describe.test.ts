import { SEARCHES } from '@docent/texts/searches'
import { describe, expect, it } from 'vitest'
import { describeMarked, describeResults, fill } from './describe.ts'
import { createLabels } from './groups.ts'
import { writeHtml } from './tree.ts'
import type { SearchHit } from '@docent/protocol/api'

const texts = SEARCHES.en
const labelOf = createLabels([{ to: '/articles', label: 'Blog' }])

function createHit(url: string, collection: string): SearchHit {
  const marks = { title: [], section: [], snippet: [] }
  return { title: `Title of ${url}`, section: '', url, collection, snippet: 'Words.', marks }
}

const wording = { texts, labelOf, hasChat: true }

const describeHits = (...hits: SearchHit[]) =>
  writeHtml(describeResults('a fern ', { hits, corrected: [] }, wording))

describe('describeMarked', () => {
  it('sets the words apart that were asked for, and leaves out nothing', () => {
    const marks = [
      [0, 5],
      [10, 14],
    ] as const
    expect(writeHtml(describeMarked('Water the fern', marks))).toBe(
      '<mark>Water</mark> the <mark>fern</mark>',
    )
    expect(describeMarked('Water', [])).toEqual(['Water'])
  })

  // A phone had `--` at the end of a line, and `port` on the next.
  it('keeps an option on one line, also one with a marked word', () => {
    const write = (text: string, ...marks: [number, number][]) =>
      writeHtml(describeMarked(text, marks))
    expect(write('pass --port to serve', [7, 11])).toBe(
      'pass <span class="kept">--<mark>port</mark></span> to serve',
    )
    expect(write('Ask: “-p”')).toBe('Ask: “<span class="kept">-p</span>”')
    expect(write('serve --no-limits', [8, 17])).toBe(
      'serve <span class="kept">--<mark>no-limits</mark></span>',
    )
    expect(write(`--${'longer-'.repeat(4)}name`)).toBe(
      '<span class="kept">--longer-longer-longer-l</span>onger-name',
    )
  })

  // It looked like a part of the sentence.
  it('sets a tag as code, also one that is cut off', () => {
    const write = (text: string, ...marks: [number, number][]) =>
      writeHtml(describeMarked(text, marks))
    expect(write('Add <script src="/w.js" -x></script>.', [5, 11])).toBe(
      'Add <code>&lt;<mark>script</mark> src=&quot;/w.js&quot; -x&gt;</code><code>&lt;/script&gt;</code>.',
    )
    expect(write('Add <script src=…')).toBe('Add <code>&lt;script src=…</code>')
    expect(write('2 < 3 <= 4')).toBe('2 &lt; 3 &lt;= 4')
  })

  it('lets a line end in other words with hyphens', () => {
    for (const text of ['a read-only folder', 'a -- b', '5-10']) {
      expect(describeMarked(text, [])).toEqual([text])
    }
  })
})

describe('describeResults', () => {
  it('groups what is found by its folder, the group of the best result first', () => {
    const html = describeHits(
      createHit('/articles/a', 'articles'),
      createHit('/', ''),
      createHit('/guides/b', 'guides'),
      createHit('/articles/c', 'articles'),
    )
    const order = [...html.matchAll(/<h2[^>]*>([^<]+)|href="([^"]+)"/g)]
    expect(order.map(([, label, url]) => label ?? url)).toEqual([
      'Blog',
      '/articles/a',
      '/articles/c',
      'Pages',
      '/',
      'Guides',
      '/guides/b',
    ])
  })

  it('groups the pages of a product with the products', () => {
    const html = describeHits(
      createHit('/products/lamp/care', 'products/lamp'),
      createHit('/products/lamp', 'products'),
    )
    expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(['Products'])
  })

  it('puts a quick answer under its own heading', () => {
    const quick = { ...createHit('/articles/a#b', 'articles'), label: 'Quick answer' }
    const html = describeHits(quick, createHit('/articles/c', 'articles'))
    const labels = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, label]) => label)
    expect(labels).toEqual(['Quick answer', 'Blog'])
  })

  it('names a page once, and its sections below it', () => {
    const winter = { ...createHit('/a#b', ''), title: 'Fern', section: 'Water › Winter' }
    const html = describeHits(winter, { ...createHit('/a', ''), title: 'Fern' })
    expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, ...all]) => all)).toEqual([
      ['/a', 'Fern'],
      ['/a#b', 'Water › Winter'],
    ])
    expect(html).toContain('Results: 2')
  })

  it('names the page of a section, if only that was found', () => {
    const hit = { ...createHit('/a#b', ''), title: 'Fern', section: 'Water' }
    expect(describeHits(hit)).toContain('<a class="link" href="/a">Fern</a>')
  })

  it('offers the assistant, with and without results', () => {
    const ask = '<button class="btn line" type="button" data-ask="a fern"'
    expect(describeHits(createHit('/', ''))).toContain(ask)
    expect(describeHits()).toContain(ask)
    expect(describeHits()).toContain('No results for “a fern”.')
  })

  it('leaves out the assistant on a page without the chat', () => {
    const silent = { ...wording, hasChat: false }
    for (const hits of [[], [createHit('/', '')]]) {
      expect(describeHits(...hits)).toContain('data-ask')
      const html = writeHtml(describeResults('a fern', { hits, corrected: [] }, silent))
      expect(html).not.toMatch(/data-ask|actions/)
    }
  })

  it('says which words were looked for in place of others', () => {
    const corrected = [
      { from: 'frenn', to: 'fern' },
      { from: 'watr', to: 'water' },
    ]
    const html = writeHtml(
      describeResults('frenn watr', { hits: [createHit('/', '')], corrected }, wording),
    )
    expect(html).toContain('Showing results for “fern water”.')
  })
})

it('fills what has a value, whatever the value looks like', () => {
  expect(fill('{a} {b} {toString}', { a: '$& {b}' })).toBe('$& {b} {b} {toString}')
})
