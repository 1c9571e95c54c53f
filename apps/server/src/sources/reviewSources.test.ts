import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readConfig } from '@docent/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reviewSources } from './reviewSources.ts'
import { createSharedTextCounter } from './sharedText.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-review-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The messages of a review of a folder with these pages. */
async function review(bodies: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  for (const [path, body] of Object.entries(bodies)) {
    const file = join(folder, 'build', path)
    await mkdir(dirname(file), { recursive: true })
    const html = `<!doctype html><html lang="en"><body>${body}</body></html>`
    await writeFile(file, path.endsWith('.html') ? html : body)
  }
  const config = readConfig({ brand: 'Lamps', sources: [{ from: 'build', name: 'docs' }] })
  const configFile = join(folder, 'docent.config.ts')
  const { problems } = await reviewSources(config, { configFile, mount: '', dataFolder: folder })
  expect(problems.every(({ file }) => file === 'docs')).toBe(true)
  return problems.map(({ message }) => message)
}

const main = (title: string, text: string): string => `<main><h1>${title}</h1>${text}</main>`

/** A paragraph whose sentences no other subject shares. */
const tell = (subject: string, sentences = 8): string =>
  `<p>${Array.from({ length: sentences }, (_, index) => `${subject} ${index} needs ${subject} oil and ${index + 3} ${subject} screws.`).join(' ')}</p>`

describe('reviewSources', () => {
  it('says nothing about pages with different texts', async () => {
    expect(
      await review({
        'index.html': main('Lamps', tell('lamp')),
        'clean.html': main('Clean the lamp', '<p>Wipe the shade with a dry cloth.</p>'),
        'see.html': main('See also', '<p>Read <a href="a.html">the guide</a> before you call.</p>'),
      }),
    ).toEqual([])
  })

  it('names pages that say mostly the same as an earlier one', async () => {
    const said = await review({
      'a.html': main('Lamp', tell('lamp')),
      'b.html': main('Lamp again', `${tell('lamp')}<p>This copy is from last year.</p>`),
      'c.html': main('Bulb', `${tell('bulb')}${tell('lamp', 2)}`),
    })
    expect(said).toEqual([
      'The page /docs/b.html says mostly the same as /docs/a.html: leave one of them out with "exclude".',
    ])
  })

  it('compares pages in a script without spaces', async () => {
    const text =
      '要调暗台灯，请按住开关两秒钟，然后松开。清洁灯罩时请使用干布，不要使用水或其他清洁剂。'
    const other =
      '保修期为两年，从购买之日起计算。如需退货，请联系客服并提供订单号码和购买凭证的照片。'
    const pages = { 'a.html': main('A', `<p>${text}</p>`), 'b.html': main('B', `<p>${text}</p>`) }
    expect(await review({ ...pages, 'c.html': main('C', `<p>${other}</p>`) })).toEqual([
      expect.stringMatching(/^The page \/docs\/b\.html says mostly the same as \/docs\/a\.html:/),
    ])
  })

  it('names pages without text, with a few words, or with only links', async () => {
    const links = ['Dim the lamp', 'Clean the lamp', 'Repair the lamp']
      .map((text) => `<li><a href="x.html">${text}</a></li>`)
      .join('')
    const said = await review({
      'headings.html': main('Lamps', '<h2>Table lamps</h2><h2>Floor lamps</h2>'),
      'links.html': main('Contents', `<ul>${links}</ul>`),
      'soon.html': main('Prices', '<p>Coming soon.</p>'),
      'text.html': main('Text', tell('lamp')),
    })
    expect(said).toEqual([
      'The page headings.html has no text that can be found: name its element in "selector".',
      'The page /docs/links.html has only links: leave it out with "exclude" if no question needs it.',
      'The page /docs/soon.html has only a few words: write its text, or leave it out with "exclude".',
    ])
  })

  // Visitors read "Gr\uFFFD\uFFFDe", and nobody told the owner.
  it('names pages of Markdown that are not in UTF-8, and reads UTF-16', async () => {
    const text = `# Größe\n\n${tell('lamp').replaceAll(/<\/?p>/g, '')}\n`
    const said = await review({
      'latin.md': Buffer.from(text, 'latin1'),
      'wide.md': Buffer.from(`\ufeff${text.replaceAll('lamp', 'desk')}`, 'utf16le'),
      'mark.md': `\ufeff---\ntitle: Chair\n---\n\n${text.replaceAll('lamp', 'chair')}`,
    })
    expect(said).toEqual([
      'The page latin.md has characters that cannot be read ("\uFFFD"): save it as UTF-8.',
    ])
  })

  // It asked for an element of a page of Markdown, and for the text of a page that no visitor looks for.
  it('says what to do about a page of Markdown without text, except about missing pages', async () => {
    const said = await review({
      'docs/404.md': '---\ntitle: 404\n---\n',
      'docs/empty.mdx': '---\ntitle: Empty\n---\n',
      'lamp.md': tell('lamp').replaceAll(/<\/?p>/g, ''),
    })
    expect(said).toEqual([
      'The page docs/empty.mdx has no text: write its text, or leave it out with "exclude".',
    ])
  })

  it('names pages that need a script, and not pages about scripts', async () => {
    const wish = 'You need to enable JavaScript to run this app.'
    const said = await review({
      'about.html': main('JavaScript', '<p>The lamp has a library for JavaScript.</p>'),
      'app.html': `<noscript>${wish}</noscript><div id="root"></div><script src="app.js"></script>`,
      'visible.html': `<div id="root"><p>${wish}</p></div>`,
      'both.html': `<noscript>${wish}</noscript>${main('Lamp', tell('lamp'))}`,
    })
    expect(said).toEqual([
      'The page app.html has no text until a script runs: build it with its text in the HTML.',
      'The page /docs/visible.html only asks for JavaScript: build it with its text in the HTML.',
    ])
  })

  it('names long sections without headings', async () => {
    const long = Array.from({ length: 10 }, (_, index) => tell(`lamp${index}`, 35))
    const divided = long.map((text, index) => `<h2 id="s${index}">Part ${index}</h2>${text}`)
    const said = await review({
      'long.html': main('Long', `<h2 id="all">All</h2>${long.join('')}`),
      'divided.html': main('Divided', divided.join('').replaceAll('lamp', 'bulb')),
    })
    expect(said).toEqual([
      expect.stringMatching(/^The section \/docs\/long\.html#all has 1\d,\d{3} characters without/),
    ])
  })

  it('tells how much text most pages share', async () => {
    const names = ['ash', 'beech', 'cedar', 'elm', 'fir', 'larch', 'oak', 'pine', 'yew']
    const write = (shared: (name: string) => string) =>
      Object.fromEntries(
        names.map((name) => [`${name}.html`, main(name, `${tell(name)}${shared(name)}`)]),
      )
    expect(await review(write((name) => tell(`${name}wood`, 4)))).toEqual([])
    expect(await review(write(() => tell('newsletter', 4)))).toEqual([
      expect.stringMatching(/^Most pages share [23]\d % of the text: name the element/),
    ])
  })

  it('names a page that is too large', async () => {
    const said = await review({
      'a.html': main('Lamp', tell('lamp')),
      'b.html': main('Bulb', ' '.repeat(4 * 1024 * 1024)),
    })
    expect(said).toEqual(['The page b.html is larger than 4 MB and is not read: split it.'])
  })

  it('names symbolic links that lead nowhere or out of the folder', async () => {
    await mkdir(join(folder, 'build'))
    await writeFile(join(folder, 'secret.html'), main('Secret', tell('secret')))
    await symlink('gone.html', join(folder, 'build', 'b.html'))
    await symlink('../secret.html', join(folder, 'build', 'c.html'))
    expect(await review({ 'a.html': main('Lamp', tell('lamp')) })).toEqual([
      'The symbolic link b.html leads nowhere: correct its target.',
      'The symbolic link c.html leads out of the folder and is not followed: use a copy.',
    ])
  })

  it('remembers runs of words up to its limit', () => {
    const text = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')
    const [small, large] = [createSharedTextCounter(3), createSharedTextCounter()]
    for (const counter of [small, large]) counter.add(text)
    expect(large.add(text).twin?.share).toBe(1)
    expect(small.add(text).twin?.share).toBeLessThan(1)
  })

  it('names five pages of a kind and counts the others', async () => {
    const numbers = Array.from({ length: 8 }, (_, index) => index)
    const said = await review(
      Object.fromEntries(numbers.map((at) => [`${at}.html`, main(`Page ${at}`, '<p>To do.</p>')])),
    )
    expect(said).toHaveLength(6)
    expect(said.at(-1)).toBe('3 more pages have only a few words.')
  })
})

// The check said that all was well, and the build then failed at a site that nobody had mentioned.
it('names a site that was never read', async () => {
  const from = 'https://docs.acme.example/'
  const config = readConfig({ brand: 'Lamps', sources: [{ from }] })
  const configFile = join(folder, 'docent.config.ts')
  const reviewed = await reviewSources(config, { configFile, mount: '', dataFolder: folder })
  expect(reviewed).toEqual({
    problems: [],
    imported: [`${from}: not read yet. The next build reads it, or docent sync.`],
  })
})
