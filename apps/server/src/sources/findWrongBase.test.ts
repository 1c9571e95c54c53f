import { expect, it } from 'vitest'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { findWrongBase } from './findWrongBase.ts'

const open = async (head: string, path = '/docs/') => {
  const folder = await writeFolder({
    'index.html': `<html><head>${head}</head><body>Lamps.</body></html>`,
    'assets/app.js': '',
    'assets/style.css': '',
  })
  return findWrongBase({ path, folder })
}

// VitePress and Starlight were shown below /docs/ without styles, and no message said why.
it.each(['<script src="/assets/app.js"></script>', '<link rel=stylesheet href=/assets/style.css>'])(
  'says what to do about pages that load %s from the root',
  async (head) => {
    expect(await open(head)).toMatch(/load \/assets\/.*shows them at \/docs\/.*baseUrl.*"url"/)
    expect(await open(head, '/')).toBeUndefined()
  },
)

it.each([
  '<script src="/docs/assets/app.js"></script>',
  '<script src="assets/app.js"></script>',
  '<script src="//cdn.example/assets/app.js"></script>',
  '<script src="/widget.js"></script>',
])('says nothing about %s', async (head) => {
  expect(await open(head)).toBeUndefined()
})
