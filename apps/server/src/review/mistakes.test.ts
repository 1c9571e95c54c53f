import { mkdtemp, rm } from 'node:fs/promises'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatProblem } from '@docent/content'
import { loadSubsetter } from '@docent/site/fonts'
import { expect, it, onTestFinished } from 'vitest'
import { reviewAll } from '../commands/check.ts'
import { readServerSettings } from '../settings.ts'

// Some forty mistakes that owners make, each with the whole line that `docent check` prints: file, line, wrong
// value and advice.

const LAMP = `---
title: The desk lamp
summary: A lamp that lights a desk and nothing else, with a warm light and one switch.
---
The lamp is made of oak.
`
const HOME = `---
title: Lamps from Basel
summary: Lamps from Basel that their owners can open, repair and use for a long time.
---
See [the lamp](/products/lamp).
`
const CONFIG = "export default {\n  brand: 'Lumen',\n}\n"

type Files = Readonly<Record<string, string | Buffer>>

/** The lines of `docent check` for a site with these files instead of good ones. */
async function check(files: Files): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-mistakes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const all: Files = {
    'content/index.md': HOME,
    'content/products/lamp.md': LAMP,
    'docent.config.ts': CONFIG,
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const args = ['--content', join(folder, 'content'), '--config', join(folder, 'docent.config.ts')]
  const { errors, warnings } = await reviewAll(readServerSettings(args, {}), false)
  return [...errors, ...warnings].map(formatProblem)
}

const lamp = (field: string): Files => ({
  'content/products/lamp.md': LAMP.replace('---\nThe lamp', `${field}\n---\nThe lamp`),
})
const text = (words: string): Files => ({ 'content/products/lamp.md': `${LAMP}\n${words}\n` })
const config = (key: string): Files => ({
  'docent.config.ts': CONFIG.replace('}', `  ${key}\n}`),
})

/** With subset-font, a file that is still heavy needs another remedy. */
const FONT_ADVICE =
  (await loadSubsetter()) === undefined
    ? 'run "npm install subset-font", so that Docent removes characters that your pages do not use, or use fewer weights'
    : 'use fewer weights, or a file with fewer characters'

const MISTAKES: readonly (readonly [mistake: string, files: Files, line: string])[] = [
  [
    'a misspelt field',
    lamp('tittle: x'),
    'products/lamp.md:4  warning: tittle: is not a Docent field. Docent reads "title", which the page has too: remove one of them.',
  ],
  [
    'a field of another tool',
    lamp('aliases: /old'),
    'products/lamp.md:4  warning: aliases: is not a Docent field. Did you mean "redirects"?',
  ],
  [
    'a title that is missing',
    { 'content/products/lamp.md': LAMP.replace(/title.*\n/, '') },
    'products/lamp.md:1  title: expected a line such as "title: My page", found nothing',
  ],
  [
    'front matter that is not closed',
    { 'content/products/lamp.md': '---\ntitle: The lamp\n\nText.\n' },
    'products/lamp.md:1  The front matter is not closed: put a line of --- below its last field.',
  ],
  [
    'a colon in a value',
    { 'content/products/lamp.md': LAMP.replace('The desk lamp', 'Lamp: the desk one') },
    'products/lamp.md:2  The front matter has a ": " inside a value; put quotes around the value, in `title: Lamp: the desk one`.',
  ],
  [
    'a tab',
    lamp('for:\n\t- readers'),
    'products/lamp.md:5  The front matter is indented with a tab; use spaces, in `- readers`.',
  ],
  [
    'the same field twice',
    lamp('title: Another'),
    'products/lamp.md:4  The front matter has this field twice, in `title: Another`.',
  ],
  [
    'TOML',
    { 'content/products/lamp.md': '+++\ntitle = "Lamp"\n+++\nText.\n' },
    'products/lamp.md:1  title: expected a line such as "title: My page", found TOML between lines of +++: write YAML between lines of ---',
  ],
  [
    'a day that does not exist',
    lamp('date: 2026-02-30'),
    'products/lamp.md:4  date: expected a day such as 2026-11-21, found "2026-02-30"',
  ],
  [
    'a date the other way round',
    lamp('date: 22.11.2026'),
    'products/lamp.md:4  date: expected a day such as 2026-11-21, found "22.11.2026"',
  ],
  [
    'a price with a sign',
    lamp('price: €49'),
    'products/lamp.md:4  price: expected an amount with its currency such as 49.90 EUR, found "€49". Did you mean 49 EUR?',
  ],
  [
    'a price with a comma',
    lamp('price: 49,90 EUR'),
    'products/lamp.md:4  price: expected an amount with its currency such as 49.90 EUR, found "49,90 EUR". Did you mean 49.90 EUR?',
  ],
  [
    'a price without a currency',
    lamp('price: 49.90'),
    'products/lamp.md:4  price: expected an amount with its currency such as 49.90 EUR, found 49.9',
  ],
  [
    'a currency that does not exist',
    lamp('price: 49\ncurrency: EURO'),
    'products/lamp.md:4  price: expected an amount with its currency such as 49.90 EUR, found 49',
  ],
  [
    'a misspelt availability',
    lamp('availability: in stok'),
    'products/lamp.md:4  availability: expected "in stock" or "out of stock" or "preorder" or "discontinued", found "in stok". Did you mean "in stock"?',
  ],
  [
    'a shop without https',
    lamp('buy: www.shop.example/lamp'),
    'products/lamp.md:4  buy: expected a web address such as https://shop.example/lamp, or a path, found "www.shop.example/lamp". Did you mean https://www.shop.example/lamp?',
  ],
  [
    'tags in one text',
    lamp('tags: oak, dimmable'),
    'products/lamp.md:4  tags: expected a list such as [chat, search], found "oak, dimmable"',
  ],
  [
    'draft: yes',
    lamp('draft: yes'),
    'products/lamp.md:4  draft: expected true or false, found "yes"',
  ],
  [
    'an order of lists that does not exist',
    lamp('sort: cheapest'),
    'products/lamp.md:4  sort: expected "order" or "price" or "date" or "title", found "cheapest"',
  ],
  [
    'a button without an address',
    lamp('links: [{label: Buy}]'),
    'products/lamp.md:4  links[0]: expected a label and where it leads, such as {label: Read more, to: /articles}, found {label}',
  ],
  [
    'an old path with a host',
    lamp('redirects: https://old.example/lamp'),
    'products/lamp.md:4  redirects[0]: expected an old path of the site such as /old-lamp, found "https://old.example/lamp"',
  ],
  [
    'an old path that is a page',
    lamp('redirects: /products'),
    'products/lamp.md:4  redirects: "/products" is the address of a page that every site has, so it would never redirect: remove it or that page.',
  ],
  [
    'a redirect to nowhere',
    config("redirects: { '/old': '/products/lmap' },"),
    'docent.config.ts:3  redirects: "/old" leads to /products/lmap, where there is no page. Did you mean "/products/lamp"?',
  ],
  [
    'redirects in a loop',
    config("redirects: { '/a': '/b', '/b': '/a' },"),
    'docent.config.ts:3  redirects: "/a" redirects in a loop: /a → /b → /a. Let one of them lead to a page.',
  ],
  [
    'a link to nowhere',
    text('[The lamp](/products/lmap)'),
    'products/lamp.md:7  The link "/products/lmap" leads nowhere. Did you mean /products/lamp?',
  ],
  [
    'a link to an old path',
    { ...lamp('redirects: /lamp'), 'content/index.md': HOME.replace('/products/lamp', '/lamp') },
    'index.md:5  The link "/lamp" leads to an old address of a page. Did you mean /products/lamp?',
  ],
  [
    'a link to a draft',
    lamp('draft: true'),
    'index.md:5  The link "/products/lamp" leads to a page that is not published: products/lamp.md is a draft.',
  ],
  [
    'a link to a page that is scheduled',
    lamp('date: 2999-01-01'),
    'index.md:5  The link "/products/lamp" leads to a page that is not published: products/lamp.md is scheduled for 2999-01-01.',
  ],
  [
    'a link to a heading that is not there',
    text('[Care](#care)'),
    'products/lamp.md:7  The link "#care" leads to products/lamp.md, which has no heading with this anchor.',
  ],
  [
    'a link with a space',
    text('[The list](/files/price list.pdf)'),
    'products/lamp.md:7  warning: The text "[The list](/files/price list.pdf)" is not a link, because its address has a space: write [The list](</files/price list.pdf>)',
  ],
  [
    'a link that runs something',
    text('[Run](javascript:alert(1))'),
    'products/lamp.md:7  warning: The link "javascript:alert(1)" is shown as plain text: pages only link to http, https, mailto and tel addresses.',
  ],
  [
    'a picture that is not there',
    text('![A lamp](lamp.png)'),
    'products/lamp.md:7  The image "lamp.png" is not in the content folder. Put the file there, or correct the path.',
  ],
  [
    'a picture in a misspelt folder',
    {
      ...text('![A lamp](/image/lamp.svg)'),
      'content/images/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
    'products/lamp.md:7  The image "/image/lamp.svg" is not in the content folder. Did you mean /images/lamp.svg?',
  ],
  [
    'a HEIC photo',
    { ...text('![A lamp](lamp.heic)'), 'content/products/lamp.heic': HEIC() },
    'products/lamp.md:7  The image "lamp.heic" is a HEIC photo, which browsers do not show: export it as JPEG.',
  ],
  [
    'a HEIC photo that was renamed',
    { ...text('![A lamp](lamp.jpg)'), 'content/products/lamp.jpg': HEIC() },
    'products/lamp.md:7  warning: The image "/products/lamp.jpg" is a HEIC photo with another name, which browsers do not show: export it as JPEG.',
  ],
  [
    'a PNG that was renamed',
    { ...text('![A lamp](lamp.jpg)'), 'content/products/lamp.jpg': PNG() },
    'products/lamp.md:7  warning: The image "/products/lamp.jpg" is a PNG file: rename it to end in .png.',
  ],
  [
    'a picture without a text',
    {
      ...text('![](lamp.svg)'),
      'content/products/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
    'products/lamp.md:7  warning: The image "lamp.svg" has no alternative text: write ![text](lamp.svg)',
  ],
  [
    'a film of a camera',
    { ...text('![A lamp](lamp.mov)'), 'content/products/lamp.mov': 'x' },
    'products/lamp.md:7  The image "lamp.mov" is a video that browsers do not play: save it as MP4 with H.264, or as WebM.',
  ],
  [
    'a video without captions',
    { ...text('![How it opens](open.mp4)'), 'content/products/open.mp4': 'x' },
    'products/lamp.md:7  warning: The video "open.mp4" has no captions: write what is said and heard into open.vtt next to it, in the format WebVTT.',
  ],
  [
    'two pictures that are too heavy together',
    {
      ...text('![Oak](oak.webp)\n\n![Ash](ash.webp)'),
      'content/products/oak.webp': WEBP(700_000),
      'content/products/ash.webp': WEBP(800_000),
    },
    'products/lamp.md:9  warning: The page shows 1.5 MB of pictures, which is slow to load. The largest is "ash.webp" with 0.8 MB: make it smaller, or show fewer.',
  ],
  [
    'fonts that are too heavy',
    {
      ...config("fonts: [{ for: 'text', family: 'Lumen', file: '/lumen.woff2' }],"),
      'content/lumen.woff2': Buffer.alloc(300_000),
    },
    `docent.config.ts:3  warning: fonts: The fonts have 300 KB in total, more than the recommended 200 KB. The largest is "/lumen.woff2" with 300 KB: ${FONT_ADVICE}.`,
  ],
  [
    'a section of pictures alone',
    {
      ...text('## Colours\n\n![Oak](lamp.svg)'),
      'content/products/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
    'products/lamp.md:7  warning: No question finds the section "Colours", because it has no words: write a sentence that says what it shows.',
  ],
  [
    'a section that others repeat word by word',
    text(Array.from({ length: 5 }, () => '## Care\n\nWipe it with a cloth.\n').join('\n')),
    'products/lamp.md:23  warning: No question finds the section "Care", because others have the same words: say in its first sentence how it differs from them.',
  ],
  [
    'HTML',
    text('<div>Words</div>'),
    'products/lamp.md:7  warning: The HTML tag <div> is shown as text: write it in Markdown, or put backticks around the tag.',
  ],
  [
    'a heading that skips a level',
    text('## One\n\n#### Two'),
    'products/lamp.md:9  warning: The heading "Two" has level 4 below level 2: change it to ###.',
  ],
  [
    'a misspelt key',
    config("brnad: 'Lumen',"),
    'docent.config.ts:3  brnad: there is no such key. Did you mean "brand"?',
  ],
  [
    'an address of the site with a path',
    config("url: 'https://lumen.example/shop',"),
    'docent.config.ts:3  url: expected an address such as https://docent.example, without a path, found "https://lumen.example/shop"',
  ],
  [
    'a language that is none',
    config("language: 'German',"),
    'docent.config.ts:3  language: expected a language such as "en", found "German"',
  ],
  [
    'a link of the menu to nowhere',
    config("navigation: [{ label: 'Lamps', to: '/lamps' }],"),
    'docent.config.ts:3  navigation[0].to: "/lamps" does not exist: write the page, or link to another one.',
  ],
  [
    'a privacy notice without the tool that counts visits',
    config("privacy: 'We store nothing.', analytics: { plausible: { domain: 'lumen.example' } },"),
    'docent.config.ts:3  warning: analytics.plausible: Your text in "privacy" does not name Plausible, but pages send data about visitors to plausible.io: write there that you use Plausible, or remove "privacy".',
  ],
  [
    'a tool that counts visits at an address with a path',
    config("analytics: { matomo: { url: 'https://lumen.example/matomo', siteId: '1' } },"),
    'docent.config.ts:3  analytics.matomo.url: expected an address such as https://docent.example, without a path, found "https://lumen.example/matomo"',
  ],
  [
    'a misspelt colour',
    config("theme: { acent: '#b23a1e' },"),
    'docent.config.ts:3  warning: theme.acent: "#b23a1e" is not a custom property of the theme. Did you mean "accent"?',
  ],
  // The chat was invisible, and no command said a word.
  [
    'a colour that does not exist',
    config("theme: { accent: 'greenish' },"),
    'docent.config.ts:3  theme.accent: expected a colour of CSS such as "#0a6647" or "light-dark(#0a6647, #66d19e)", found "greenish"',
  ],
  [
    'a length that does not exist',
    config("theme: { radius: 'huge' },"),
    'docent.config.ts:3  theme.radius: expected a length of CSS such as "8px", found "huge"',
  ],
  [
    'a colour that nobody can read',
    config("theme: { accent: '#ffee88' },"),
    'docent.config.ts:3  warning: theme.accent: "#ffee88" has a contrast of 1.12 to 1 in the light theme (#ffee88 with #fbfaf7). Text needs 4.5 to 1: write "light-dark(#7c7342, #ffee88)", the nearest colour that passes.',
  ],
]

function HEIC(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(300)])
}
function WEBP(bytes: number): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0')
  return Buffer.concat([head, Buffer.from([0x57, 2, 0, 0x90, 1, 0]), Buffer.alloc(bytes - 30)])
}
function PNG(): Buffer {
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  return Buffer.concat([
    head,
    Buffer.from('IHDR'),
    Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]),
    Buffer.alloc(9),
  ])
}

it('reports nothing for the site without a mistake', async () => {
  expect(await check({})).toEqual([])
})

it.each(MISTAKES)('reports %s with its place and advice', async (_mistake, files, line) => {
  expect(line).toMatch(/^[\w./]+:\d+ {2}/)
  expect(await check(files)).toContain(line)
})

it('has at least forty mistakes', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(40)
})

const GERMAN = {
  'content/de/index.md': `${HOME}\n![Eine Lampe](/lamp.svg)\n`,
  'content/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'content/de/products/lamp.md': `${LAMP.replace('title: The', 'title: Die')}\nDie [Seite](/de/gone).\n`,
}

// Without its languages, the pictures and links of right pages seemed to lead nowhere, and these errors came first.
it('checks the pages with the right keys of a configuration that has a wrong one', async () => {
  const files = { ...GERMAN, ...config("languages: { en: {}, de: {} },\n  positon: 'right',") }
  const errors = (await check(files)).filter((line) => !line.includes('warning'))
  expect(errors).toEqual([
    'docent.config.ts:4  positon: there is no such key. Did you mean "position"?',
    expect.stringMatching(/^de\/products\/lamp\.md:7 {2}The link "\/de\/gone" leads nowhere/),
  ])
})

it.each([
  ['that cannot be run', 'tagline: Lumen'],
  ['with wrong languages', "languages: ['en', 'deutsch'],"],
])('does not check the pages with a configuration %s', async (_, key) => {
  expect(await check({ ...GERMAN, ...config(key) })).toEqual([
    expect.stringMatching(/^docent\.config\.ts(:\d)? /),
  ])
})

// It said that the logo was missing, although everything was.
it('says that there is no content folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docent-mistakes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'handbook'))
  writeFileSync(join(folder, 'handbook/index.md'), '# Handbook\n\nThe lamp is made of oak.\n')
  const file = join(folder, 'docent.config.ts')
  const sources = "sources: [{ from: './handbook' }]"
  writeFileSync(file, `export default { brand: 'Lumen', logo: '/logo.svg', ${sources} }\n`)
  const args = ['--content', join(folder, 'none'), '--config', file]
  const { errors } = await reviewAll(readServerSettings(args, {}), false)
  expect(errors.map(formatProblem)).toEqual([
    `docent.config.ts:1  logo: "/logo.svg" is in no content folder, because there is no folder ${folder}/none: create it, or name another one with --content.`,
  ])
})

const FRENCH = { 'content/fr/products/lamp.md': LAMP.replace('desk lamp', 'lampe') }
const UNLISTED =
  'fr/products/lamp.md  warning: The page has the name of products/lamp.md in a folder that is called like a language: ' +
  'list "fr" in "languages" of docent.config.ts, or rename the folder.'

// The advice was to link the French pages from the English ones.
it('names the pages of a language that the configuration does not list', async () => {
  expect(await check(FRENCH)).toContain(UNLISTED)
})

it.each([
  ['of a listed language', { ...FRENCH, ...config('languages: { en: {}, fr: {} },') }],
  ['without a twin', { 'content/fr/index.md': HOME, 'content/fr/lampe.md': LAMP }],
  ['whose name is no language', { 'content/qz/products/lamp.md': LAMP }],
])('says nothing of languages for a folder %s', async (_, files) => {
  expect((await check(files)).filter((line) => line.includes('called like a language'))).toEqual([])
})

// It said to write the list that was there.
it('does not advise to write a list of pages that exists', async () => {
  const note = LAMP.replaceAll('desk', 'floor')
  const said = await check({
    'content/notes/index.md': HOME,
    'content/notes/deep/index.md': HOME.replaceAll('Basel', 'Bern'),
    'content/notes/deep/one.md': note,
  })
  expect(said.filter((line) => line.includes('write notes/'))).toEqual([])
})
