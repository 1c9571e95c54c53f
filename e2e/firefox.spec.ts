import { expect as expectBriefly, test } from '@playwright/test'
import { encodePart } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { PAGES, finish, start, text } from './fixtures.ts'
import { startFirefox } from './firefox/firefox.ts'
import type { Firefox } from './firefox/firefox.ts'
import type { FirefoxPage } from './firefox/page.ts'

// All other browser tests run in Chromium. Here is what only Firefox did wrong.

const FIELD = `document.querySelector('.panel textarea')`
const FOCUSED = `document.activeElement.matches('.panel textarea') ? 'field' : document.activeElement.className`

/** Two browsers at once make a small machine slow. */
const expect = expectBriefly.configure({ timeout: 60_000 })
const TIMEOUT_MS = 240_000

let firefox: Firefox

test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS })
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS)
  firefox = await startFirefox()
})
test.afterAll(() => firefox?.end())

/**
 * Opens a page, and moves the pointer until the page has loaded its scripts: links then work in place.
 */
async function open(page: FirefoxPage, address: string): Promise<void> {
  await page.goto(address)
  const loaded = `performance.getEntriesByType('resource').map(({ name }) => name).join()`
  const move = async () => {
    await page.moveMouse()
    return page.read<string>(loaded)
  }
  await expect.poll(move).toContain('/navigate-')
}

/** Asks the first of the quick replies, and waits for the end of its answer. */
async function askByChip(page: FirefoxPage): Promise<void> {
  await page.click('.pill')
  await page.click('.chips button')
  const isAnswered = `document.querySelector('.panel .sources') !== null && !${FIELD}.disabled`
  await expect.poll(() => page.read(isAnswered)).toBe(true)
}

/** Answers the page's next questions with `parts`, whatever they are. */
async function answerWith(page: FirefoxPage, parts: readonly StreamPart[]): Promise<void> {
  const body = JSON.stringify(parts.map(encodePart).join(''))
  await page.read(`(() => {
    const ask = window.fetch
    window.fetch = async (address, options) =>
      options?.method === 'POST' ? new Response(${body}) : ask(address, options)
  })()`)
}

const cite = (url: string): StreamPart => ({
  type: 'source',
  value: { sourceType: 'url', id: url, url, title: 'Page' },
})

// Firefox refused the prefetch of a style sheet, and reported it on every page.
test('Firefox reports no error on any page, nor in the chat', async ({ baseURL }) => {
  const page = await firefox.open()
  for (const path of PAGES) await open(page, `${baseURL}${path}`)
  await open(page, `${baseURL}/`)
  await askByChip(page)
  expect(page.errors).toEqual([])
})

// A space sent the same question again, and the first word of the next one was lost.
test('in Firefox the field has the focus after a quick reply', async ({ baseURL }) => {
  const page = await firefox.open()
  await open(page, `${baseURL}/`)
  await askByChip(page)
  await expect.poll(() => page.read(FOCUSED)).toBe('field')
  await page.press(...'a b')
  expect(await page.read(`${FIELD}.value`)).toBe('a b')
  expect(await page.read(`document.querySelectorAll('.panel .you').length`)).toBe(1)
})

// The focus fell to the body, so that Escape no longer closed the panel, and pages were shown at
// the position of another.
test('in Firefox Back and Forward keep the focus in the chat, and each page its position', async ({
  baseURL,
}) => {
  const page = await firefox.open()
  const position = () => page.read<number>('Math.round(scrollY)')
  const follow = async (mark: number, path: string, anchor: string) => {
    await page.click(`.panel a.cite[aria-label="Source ${mark}"]`)
    const distance = `document.getElementById('${anchor}')?.getBoundingClientRect().top ?? 9999`
    await expect.poll(() => page.read(distance)).toBeLessThan(300)
    return { path, top: await position() }
  }
  const go = async (delta: number, { path, top }: { path: string; top: number }) => {
    await page.traverse(delta)
    await expect.poll(() => page.read('location.pathname')).toBe(path)
    await expect.poll(async () => Math.abs((await position()) - top)).toBeLessThan(20)
    await expect.poll(() => page.read(FOCUSED)).toBe('cite')
  }

  await open(page, `${baseURL}/`)
  const [one, two] = ['/products/assistant', '/products/protocol']
  const sources = [cite(`${one}#measures`), cite(`${two}#the-lines`)]
  await answerWith(page, [start, ...sources, text('It is so [1] and so [2].'), finish])
  await askByChip(page)
  const first = await follow(1, one, 'measures')
  const second = await follow(2, two, 'the-lines')
  await go(-1, first)
  await go(-1, { path: '/', top: 0 })
  await go(1, first)
  await go(1, second)
  expect(page.errors).toEqual([])
})

// A compound that is wider than a phone ended its line at any letter. Firefox has the dictionary of German
// that Chromium downloads later.
test('in Firefox a German compound breaks between two of its words on a phone', async ({
  baseURL,
}) => {
  const page = await firefox.open()
  await page.goto(`${baseURL}/`)
  await page.resize(320, 640)
  const firstLine = `(() => {
    document.documentElement.lang = 'de'
    const heading = document.querySelector('h1')
    heading.textContent = 'Bewässerungseinstellungen zurücksetzen'
    const text = heading.firstChild
    const range = document.createRange()
    const tops = [...text.data].map((_, place) => {
      range.setStart(text, place)
      range.setEnd(text, place + 1)
      return Math.round(range.getBoundingClientRect().top)
    })
    return text.data.slice(0, tops.findIndex((top) => top > tops[0]))
  })()`
  await expect.poll(() => page.read(firstLine)).toMatch(/^Bewässerungs(?:ein)?$/)
})
