import { expect, it } from 'vitest'
import { branch, writeHtml } from './tree.ts'

it('writes elements with their attributes and their content', () => {
  const link = branch('a', { href: '/a', class: 'over' }, 'To ', branch('mark', {}, 'A'))
  expect(writeHtml([link, ' and more'])).toBe(
    '<a href="/a" class="over">To <mark>A</mark></a> and more',
  )
})

it('treats no text and no value as HTML', () => {
  const hostile = '"><img src=x onerror="alert(1)">&amp;'
  expect(writeHtml([branch('p', { title: hostile }, hostile)])).toBe(
    `<p title="${'&quot;&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;'}">` +
      '&quot;&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;</p>',
  )
})
