import type { Page } from '@playwright/test'
import type { StreamPart } from '@docent/protocol'
import {
  answerWith,
  ask,
  expect,
  finish,
  openPanel,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { answersOf, panelOf, pillOf } from '../panel.ts'

// The sources of an answer lead to the sentence that is cited.

function cite(url: string, quote: string): StreamPart {
  const providerMetadata = { docent: { section: 'Measures', quote } }
  return {
    type: 'source',
    value: { sourceType: 'url', id: url, url, title: 'Page', providerMetadata },
  }
}

/** Opens a page, and asks what is answered with one source. */
async function askFor(page: Page, route: string, source: StreamPart): Promise<void> {
  const close = await answerWith(page, (_, response) => {
    startStream(response)(start, source, text('It is so [1].'), finish)
    response.end()
  })
  page.once('close', close)
  await page.goto(route)
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(panelOf(page).getByText(/^Sources/)).toBeVisible()
}

const markOf = (page: Page) => answersOf(page).getByRole('link', { name: 'Source 1' })

/** The marked text on the page. */
function readCited(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('cited') ?? [])].map(String))
}

/** Whether the place that is marked can be seen: not under the bar, nor under the chat. */
function isCitedSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('cited') ?? [])] as Range[]
    const { left = -1, top = -1, height = 0 } = range?.getClientRects()[0] ?? {}
    const shown = document.elementFromPoint(left + 1, top + height / 2)
    return range !== undefined && shown?.contains(range.startContainer) === true
  })
}

const QUOTE = 'No. It answers from your pages with its own engine and calls no other service.'

test('complaint 19: a mark leads to the sentence on its page, which is marked there', async ({
  page,
}) => {
  await askFor(page, '/', cite('/products/assistant#Question-1', QUOTE))
  await markOf(page).click()
  await expect(page).toHaveURL(/\/products\/assistant#Question-1$/)
  await expect.poll(() => readCited(page)).toEqual([QUOTE])
  await expect.poll(() => isCitedSeen(page)).toBe(true)
  await expect(panelOf(page)).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => readCited(page)).toEqual([])
})

test('complaint 19: a sentence of the page that is shown is marked in place', async ({ page }) => {
  const quote = 'Marks in the text link to passages: the page, the section and the sentence itself.'
  const source = cite('/products/widget#points-at-its-sources', `**${quote}**`)
  await askFor(page, '/products/widget', source)
  await markOf(page).click()
  await expect.poll(() => readCited(page)).toEqual([quote])
  await expect.poll(() => isCitedSeen(page)).toBe(true)
})

test('complaint 19: the row of a table is found by the text of its cells', async ({ page }) => {
  const row = 'A request; at most 256 KB of JSON, nested at most 32 deep'
  await askFor(page, '/', cite('/products/assistant#measures', row))
  await markOf(page).press('Enter')
  await expect.poll(() => readCited(page)).toEqual([row.replace('; ', '')])
})

test('complaint 19: a sentence that is gone leads to its heading', async ({ page, complaints }) => {
  await askFor(page, '/', cite('/products/assistant#measures', 'This was never written, 100 %.'))
  await markOf(page).click()
  await expect(page.getByRole('heading', { name: 'Measures' })).toBeInViewport()
  expect(await readCited(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('complaint 19: on another site the browser is told which sentence it is', async ({
  page,
  context,
}) => {
  await context.route('https://a.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>It is so, and well-known.' }),
  )
  await askFor(page, '/', cite('https://a.example/page#there', 'It is *so*, and well-known.'))
  const asked = context.waitForEvent('request', (request) => request.url().includes('a.example'))
  await expect(markOf(page)).toHaveAttribute('href', 'https://a.example/page#there')
  await markOf(page).dispatchEvent('pointerdown')
  await expect(markOf(page)).toHaveAttribute(
    'href',
    'https://a.example/page#there:~:text=It%20is%20so%2C%20and%20well%2Dknown.',
  )
  await markOf(page).click()
  await asked
})

/** How far below the top of the window the marked sentence is, in pixels. */
function readCitedTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('cited') ?? [])] as Range[]
    return Math.round(range?.getBoundingClientRect().top ?? 0)
  })
}

test('the cited sentence comes to rest 150 px below the top of a wide window', async ({ page }) => {
  // Far down a long page: one that is seen already is not moved.
  const quote = 'The pill is there.'
  await askFor(page, '/', cite('/tutorials/embed-on-any-site', quote))
  await markOf(page).click()
  await expect.poll(() => readCited(page)).toEqual([quote])
  await expect.poll(() => readCitedTop(page)).toBe(150)
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the chat makes way if it covers the cited sentence, and its pill stays', async ({
    page,
  }) => {
    const quote = 'The pill is there.'
    await askFor(page, '/', cite('/tutorials/embed-on-any-site', quote))
    await markOf(page).click()
    await expect.poll(() => readCited(page)).toEqual([quote])
    await expect.poll(() => isCitedSeen(page)).toBe(true)
    await expect(panelOf(page)).toBeHidden()
    await pillOf(page).click()
    await expect(answersOf(page)).toContainText('It is so')
  })
})

// Its padding was a pale gap in the mark on both sides.
test('inline code in the cited sentence has the ground of the mark', async ({ page }) => {
  const quote = 'With --no-site, Docent serves only the assistant, for any folder of Markdown.'
  await askFor(page, '/', cite('/products/command-line', quote))
  await markOf(page).click()
  await expect.poll(() => readCited(page)).toEqual([quote])
  const colours = await page.evaluate(() => {
    const groundOf = (element: Element, pseudo?: string) =>
      getComputedStyle(element, pseudo).backgroundColor
    const codes = [...document.querySelectorAll('main p > code')]
    const find = (words: string) => codes.find(({ textContent }) => textContent === words)!
    const cited = find('--no-site')
    return {
      mark: groundOf(cited.parentElement!, '::highlight(cited)'),
      cited: groundOf(cited),
      other: groundOf(find('--no-limits')),
    }
  })
  expect(colours.cited).toBe(colours.mark)
  expect(colours.other).not.toBe(colours.mark)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  // It used to be under the second bar, "On this page".
  test('the cited sentence comes to rest below both bars', async ({ page }) => {
    const quote = 'The pill is there.'
    await askFor(page, '/', cite('/tutorials/embed-on-any-site', quote))
    await markOf(page).click()
    await expect.poll(() => readCited(page)).toEqual([quote])
    await expect.poll(() => readCitedTop(page)).toBeGreaterThan(120)
    await expect.poll(() => readCitedTop(page)).toBeLessThan(240)
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the cited sentence is marked too', async ({ page }) => {
    await askFor(page, '/', cite('/products/assistant#Question-1', QUOTE))
    await markOf(page).click()
    await expect.poll(() => isCitedSeen(page)).toBe(true)
    const [mark, ground] = await page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('cited') ?? [])] as Range[]
      const sentence = range!.startContainer.parentElement!
      const colour = (pseudo?: string) => getComputedStyle(sentence, pseudo).backgroundColor
      return [colour('::highlight(cited)'), colour()]
    })
    expect(mark).not.toBe(ground)
  })
})
