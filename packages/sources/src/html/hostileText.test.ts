import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../content/src/testing/growth.ts'
import { writeMarkdown } from '../markdown/blocks.ts'
import { readLlmsLinks } from '../crawl/llmsTxt.ts'
import { readPageLinks } from '../crawl/pageLinks.ts'
import { readRobots } from '../crawl/robots.ts'
import { readSitemap } from '../crawl/sitemap.ts'
import { readFullText } from '../text/readFullText.ts'
import { openHtmlPage, readHtmlPage } from './readHtmlPage.ts'

const ADDRESS = 'https://a.example/'

const readPages = (text: string): void => void readFullText(text, ADDRESS)

const allowAll = (rule: string, path: string): boolean =>
  readRobots(`user-agent: *\n${rule}`).allows(path)

function work(html: string): void {
  const opened = openHtmlPage(html)
  if (!opened) return
  const { sections } = readHtmlPage(opened, new Set(), ADDRESS)
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
  '<i class=chapter></i>',
  '</b>',
  '<a',
  '<a href=x>y</a> ',
  '<!--',
  '<![CDATA[',
  '<?x',
  '&',
  '&#',
  ' - ',
  '<br>',
  '<a name=x></a>',
  'End.<a name=x></a>',
  '<div id=x><a name=y></a>',
])('reads a page of %j in linear time', (piece) => {
  expect(measureGrowth(work, (times) => piece.repeat(times))).toBeLessThan(MOST_GROWTH)
})

it.each([
  ['empty anchors after a sentence', (text: string) => work(`<p>End.${text}`), '<a name=x></a>'],
  ['tabs', (text: string) => work(`<main>${text}`), '<p role=tablist><b role=tab>x</b></p>'],
  ['the title of a page', (text: string) => work(`<title>${text} documentation</title>`), ' - '],
  ['the title of a page', (text: string) => work(`<title>${text} documentation</title>`), ' - 1'],
  ['the classes of code', (text: string) => work(`<pre class="${text}">x</pre>`), 'brush: '],
  ['the classes of an element', (text: string) => work(`<p class="${text}">x</p>`), 'a '],
  ['the links of a page', (text: string) => readPageLinks(text, ADDRESS), '<div>'],
  ['the links of a page', (text: string) => readPageLinks(text, ADDRESS), '<b>x</i>'],
  ['the links of a page', (text: string) => readPageLinks(text, ADDRESS), '<a href=x>'],
  ['a sitemap', readSitemap, '<url>'],
  ['a sitemap', readSitemap, '<url><loc>'],
  ['a sitemap', readSitemap, '</loc>'],
  ['a sitemap', readSitemap, 'http://a '],
  ['llms.txt', readLlmsLinks, ']('],
  ['llms.txt', readLlmsLinks, '](a '],
  ['llms.txt', (text: string) => readLlmsLinks(`](${text}`), ' '],
  ['robots.txt', readRobots, 'allow: *a\n'],
  ['robots.txt', readRobots, 'user-agent: a\n'],
  ['a rule of robots.txt', (text: string) => allowAll(`disallow: /${text}b`, `/${text}`), 'a'],
  ['a rule of robots.txt', (text: string) => allowAll(`disallow: /${text}b`, '/aaaa'), '*a'],
  ['llms-full.txt', readPages, '# a\n'],
  ['llms-full.txt', (text: string) => readPages(`# a\nURL: ${text}x`), ' '],
  ['llms-full.txt', (text: string) => readPages(`# a\nURL: https://${text} x`), 'a'],
  ['llms-full.txt', (text: string) => readPages(`# a\n## ${text}b`), '{#a} '],
])('reads %s in linear time', (_, read, piece) => {
  expect(
    measureGrowth(
      (text) => void read(text),
      (times) => piece.repeat(times),
    ),
  ).toBeLessThan(MOST_GROWTH)
})
