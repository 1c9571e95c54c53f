// @vitest-environment jsdom
// Shares its document: it reads text with it.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createDocument, createTestSite } from '../testing.ts'
import { findPage } from './index.ts'

const CHANGELOG = `All versions.

## [Unreleased]

- A foot.

## [2.1] - 2026-11-02

### Fixed

- It hums no more.

## [2.0.0](https://acme.example/compare) - 2026-09-14 [YANKED]

- Wires.

## How we number versions
`

// A heading used to be shown as the file has it: "[2.1] - 2026-11-02".
it('shows the version and its day in words, under the same address', () => {
  const site = createTestSite([createDocument(CHANGELOG, { route: '/changelog', title: 'News' })])
  const main = document.createElement('main')
  main.innerHTML = renderToStaticMarkup(findPage(site, '/changelog')?.main)
  const headings = [...main.querySelectorAll('article h2')]
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['unreleased', 'Unreleased'],
    ['21---2026-11-02', '2.1 2 November 2026'],
    ['200---2026-09-14-yanked', '2.0.0 YANKED 14 September 2026'],
    ['how-we-number-versions', 'How we number versions'],
  ])
  expect(headings[1]?.querySelector('time')?.dateTime).toBe('2026-11-02')
  expect(headings[2]?.querySelector('a')?.href).toBe('https://acme.example/compare')
  expect(main.querySelector('h3')?.textContent).toBe('Fixed')
  expect(main.querySelector('article')?.textContent).toContain('All versions.Unreleased')
})
