import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../content/src/testing/growth.ts'
import { writeMarkdown } from '../markdown/blocks.ts'
import { openHtmlPage, readHtmlPage } from './readHtmlPage.ts'

function work(html: string): void {
  const opened = openHtmlPage(html)
  if (!opened) return
  const { sections } = readHtmlPage(opened, new Set(), 'https://a.example/')
  for (const { blocks } of sections) writeMarkdown(blocks)
}

// Texts that a hostile page could repeat: each must be read in time proportional to its length.
it.each([
  '<div>',
  '<ul><li>',
  '<dl><dt id=a>x<dd>',
  '<h2 id=a>x</h2><p>y',
  '<aside class=admonition>',
  '<table><tr><td>a',
  '<section><a id=a></a>',
  ' ',
  '\n',
  '`',
  '\\',
  '_',
  '&amp;',
  '<code>`',
])('reads a page of %j in linear time', (piece) => {
  expect(measureGrowth(work, (times) => piece.repeat(times))).toBeLessThan(MOST_GROWTH)
})
