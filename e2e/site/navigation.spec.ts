import type { Page } from '@playwright/test'
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

/** Marks this load of the page: the mark is gone after another load. */
const markLoad = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }))
const wasKept = (page: Page) => page.evaluate(() => 'mark' in window)

/** The first sign of a visitor loads what navigation needs. */
async function wake(page: Page): Promise<void> {
  const loaded = page.waitForResponse('**/assets/navigate-*.js')
  await page.mouse.move(700, 400)
  await loaded
  await page.waitForFunction(() => document.querySelector('p[role=status].vh') !== null)
  await markLoad(page)
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('a link shows the next page without another load, with its own head', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await main(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page).toHaveTitle(/^Products/)
  await expect(page).toHaveURL(/\/products$/)
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Docent has five parts/)
  await expect(description).toHaveCount(1)
  const current = main(page).locator('[aria-current]')
  await expect(current).toHaveText(['Products'])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await wasKept(page)).toBe(true)
})

for (const path of ['/tutorials/start', '/articles', '/products/widget', '/search']) {
  // Markdown, feeds and structured data used to stay those of the page that was loaded first.
  test(`${path} says the same to machines when it is shown without a load`, async ({ page }) => {
    const readHead = (): Promise<string[]> =>
      page.evaluate(() =>
        [
          ...document.head.querySelectorAll(
            'title, meta, link:not([rel*=pre], [rel=stylesheet]), script',
          ),
        ]
          .map((one) => one.outerHTML)
          .toSorted(),
      )
    await page.goto(path)
    const loaded = await readHead()
    await page.goto('/products')
    await wake(page)
    await page.evaluate((path) => void navigation.navigate(path), path)
    await expect.poll(readHead).toEqual(loaded)
    expect(await wasKept(page)).toBe(true)
  })
}

test('the new page has the focus, and is announced', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await main(page).getByRole('link', { name: 'Tutorials' }).click()
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('p[role=status].vh')).toHaveText(/^Tutorials/)
})

test('an open chat and a running reply go on from page to page', async ({ page }) => {
  let more: () => void = () => undefined
  const close = await answerWith(page, (_, response) => {
    const send = startStream(response)
    send(start, text('Begun on one page, '))
    more = () => {
      send(text('ended on another.'), finish)
      response.end()
    }
  })
  await page.goto('/')
  await wake(page)
  await openPanel(page)
  await ask(page, 'Anything')
  const answer = page.getByRole('article', { name: /Docent said/ })
  await expect(answer).toContainText('Begun on one page')

  await main(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  more()
  await expect(answer).toContainText('Begun on one page, ended on another.')
  expect(await wasKept(page)).toBe(true)
  close()
})

test('a source opens in place, at its heading, with the chat still open', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await openPanel(page)
  await ask(page, 'Who should get the widget?')
  await page
    .getByRole('list', { name: /Sources/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/products\/widget#Audience$/)
  await expect(page.getByRole('heading', { name: 'Who should get it' })).toBeInViewport()
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible()
  expect(await wasKept(page)).toBe(true)
})

test('Back and Forward lead to where the reader was', async ({ page }) => {
  await page.goto('/products/site')
  await wake(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.waitForTimeout(100)
  // Not by the mouse, which would first scroll the link into its view.
  await main(page)
    .getByRole('link', { name: 'Articles/Blogs' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles/Blogs')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles/Blogs')
  expect(await wasKept(page)).toBe(true)
})

test('a link to a heading of the same page scrolls there', async ({ page }) => {
  await page.goto('/tutorials/start')
  await wake(page)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#next-steps$/)
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeInViewport()
  expect(await wasKept(page)).toBe(true)
})

test('a page is fetched while the pointer rests on its link', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/about-us')
  await main(page).getByRole('link', { name: 'About Us' }).hover()
  await fetched
})

// Every product page used to fetch it when idle, also for visitors who read only that page.
test('the sheet of texts is fetched at the first sign of a visitor, and not before', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isSheet = (path: string) => /^\/assets\/reading-[^/]+\.css$/.test(path)
  await page.goto('/products/widget', { waitUntil: 'networkidle' })
  expect(fetched.filter(isSheet)).toEqual([])
  await wake(page)
  await expect.poll(() => fetched.filter(isSheet)).toHaveLength(1)
  // The page that needs it links the very same file.
  await page.goto('/tutorials/start')
  const sheet = page.locator('link[rel=stylesheet][href*="/reading-"]')
  expect(await sheet.getAttribute('href')).toBe(fetched.find(isSheet))
})

// The browser still captured the old page, so visitors who had waited had to wait twice as
// long.
test('a page that was waited for is shown at once, without a transition', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset['transition'] = 'begun'
      return begin(update)
    }
  })
  await page.goto('/')
  await wake(page)
  await page.route('**/products', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    await route.continue()
  })
  await main(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  expect(await wasKept(page)).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-transition')
})

test('if a page cannot be fetched, the browser loads it', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await page.route('**/products', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await main(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  expect(await wasKept(page)).toBe(false)
})

test('a page of another build is loaded whole', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await page.route('**/products', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/site-[^.]+\.css/, 'site-other.css')
    return route.fulfill({ response, body })
  })
  await main(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  expect(await wasKept(page)).toBe(false)
})

test('an address that leads nowhere is still answered with the page for it', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nowhere'
    link.textContent = 'nowhere'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'nowhere' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
