import { expect, findViolations, openPanel, test } from '../fixtures.ts'
import { panelOf, pillOf } from '../panel.ts'
import {
  dialogOf,
  fieldOf,
  holdScript,
  openSearch,
  optionsOf,
  readSelected,
  search,
  selectedOf,
} from './searchDialog.ts'

test.describe('the dialog', () => {
  test('opens by its link and by two keys, and returns the focus', async ({ page }) => {
    await page.goto('/products')
    const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
    await link.click()
    await expect(fieldOf(page)).toBeFocused()
    await expect(page).toHaveURL(/\/products$/)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(link).toBeFocused()

    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key)
      await expect(fieldOf(page), key).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      // Until then the field of the closed dialog takes the next key.
      await expect(link, key).toBeFocused()
    }
    await link.click()
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialogOf(page)).toBeHidden()
  })

  test('leaves a slash to the field that it is typed into', async ({ page }) => {
    await page.goto('/')
    await openPanel(page)
    await page.keyboard.type('1/2')
    await expect(page.getByPlaceholder('Type your message...')).toHaveValue('1/2')
    await expect(dialogOf(page)).toBeHidden()
  })

  test('holds what was typed while it was being loaded, and opens what Enter asked for', async ({
    page,
  }) => {
    const letScript = await holdScript(page)
    await page.goto('/products')
    await page.keyboard.press('/')
    await page.keyboard.type('protox')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('c')
    letScript()
    await expect(fieldOf(page)).toHaveValue('protoc')
    await page.keyboard.type('ol')
    await expect(fieldOf(page)).toHaveValue('protocol')
    await expect(optionsOf(page).last()).toHaveText('Ask the assistant: “protocol”')
    await page.keyboard.press('Escape')
    // Until the next frame the field of the closed dialog has the focus: no hand is as quick.
    await page.waitForFunction(() => document.activeElement === document.body)

    // The second time it is there at once, and with it the results that were found before.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('command line')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/command-line$/)
  })

  test('opens the first result if Enter was pressed while it was being loaded', async ({
    page,
  }) => {
    const letScript = await holdScript(page)
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('command line')
    await page.keyboard.press('Enter')
    letScript()
    await expect(page).toHaveURL(/\/products\/command-line$/)
  })

  test('is not loaded before somebody means to search', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    // A busy machine can be idle on the network before the page listens to keys.
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((path) => path.includes('search'))).toEqual([])
    await openSearch(page)
    await expect
      .poll(() => loaded.filter((path) => path.includes('/assets/search-')))
      .toHaveLength(2)
  })

  test('begins with the pages and the questions of the site, each under a name', async ({
    page,
  }) => {
    await page.goto('/')
    await openSearch(page)
    const groups = dialogOf(page).getByRole('group')
    await expect(groups).toHaveCount(2)
    const pages = dialogOf(page).getByRole('group', { name: 'Pages' })
    await expect(pages.getByRole('option')).toHaveCount(5)
    const questions = dialogOf(page).getByRole('group', { name: 'Ask the assistant' })
    await expect(questions.getByRole('option')).toHaveCount(3)
  })

  test('shows what is found as it is typed, by kind, with the words that were found', async ({
    page,
  }) => {
    await page.goto('/')
    await openSearch(page)
    await search(page, 'protoc')
    const groups = dialogOf(page).getByRole('group')
    await expect(groups.first()).toHaveAccessibleName('Products')
    await expect(dialogOf(page).getByRole('group', { name: 'Articles/Blogs' })).toBeVisible()
    await expect(selectedOf(page).locator('mark').first()).toHaveText('Protocol')
    expect(await readSelected(page)).toBe('/products/protocol')
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^Results: [1-8]$/)
  })

  test('is led only by keys, to the page that was chosen, past an open chat', async ({ page }) => {
    await page.goto('/')
    await openPanel(page)
    await openSearch(page)
    await search(page, 'widget')
    const first = await readSelected(page)
    const last = await optionsOf(page).count()
    const isAt = (place: number) =>
      expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', `SearchOption${place}`)

    await page.keyboard.press('ArrowUp')
    await isAt(last - 1)
    await page.keyboard.press('ArrowDown')
    await isAt(0)
    await page.keyboard.press('ArrowDown')
    await isAt(1)
    await page.keyboard.press('End')
    await isAt(last - 1)
    await page.keyboard.press('Home')
    await isAt(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${first}$`))
    await expect(dialogOf(page)).toBeHidden()
    await expect(panelOf(page)).toBeVisible()
  })

  test('opens the first result of the typed text, however soon Enter is pressed', async ({
    page,
  }) => {
    await page.goto('/')
    await openSearch(page)
    await search(page, 'widget')
    await fieldOf(page).fill('command line')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/command-line$/)
  })

  // The page itself had the focus, far above the section: the next Tab led back to its beginning.
  test('leads to a section, from which the next Tab goes on', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    await search(page, 'rate limits')
    expect(await readSelected(page)).toMatch(/#Question-\d+$/)
    await page.keyboard.press('Enter')
    await expect(page.locator(':target')).toBeInViewport()
    await page.keyboard.press('Tab')
    const isAfter = await page.evaluate(() => {
      const [section, next] = [document.querySelector(':target'), document.activeElement]
      if (!section || !next) return undefined
      return (section.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    expect(isAfter).toBe(true)
  })

  // The closed dialog returned the focus to the pill, and the pill kept it on the next page.
  test('leads to a page that has the focus, also after the chat was open', async ({ page }) => {
    await page.goto('/')
    await openPanel(page)
    await page.keyboard.press('Escape')
    await expect(pillOf(page)).toBeFocused()
    await openSearch(page)
    await search(page, 'command line')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/command-line$/)
    await expect(page.locator('main')).toBeFocused()
  })

  const HELD = /\/api\/search\?.*\bq=widget&/

  test('shows the results of the last typed text, in whatever order they arrive', async ({
    page,
  }) => {
    let release = (): void => undefined
    await page.route(HELD, async (route) => {
      await new Promise<void>((resolve) => (release = resolve))
      // It was aborted meanwhile.
      await route.continue().catch(() => undefined)
    })
    await page.goto('/')
    await openSearch(page)
    const held = page.waitForRequest(HELD)
    const aborted = page.waitForEvent('requestfailed')
    await fieldOf(page).fill('widget')
    await held
    await fieldOf(page).fill('protocol')
    expect((await aborted).url()).toContain('q=widget')
    await expect(selectedOf(page)).toContainText('Protocol')
    release()
    await expect(optionsOf(page).last()).toContainText('“protocol”')
  })

  test('asks the assistant what was typed, in its last row', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    await search(page, 'Who should get the widget?')
    await optionsOf(page).last().click()
    await expect(dialogOf(page)).toBeHidden()
    const questions = panelOf(page).getByRole('article', { name: /You said/ })
    await expect(questions).toContainText('Who should get the widget?')
    await expect(panelOf(page).getByRole('article', { name: /Docent said/ })).toBeVisible()
  })

  test('says that nothing was found, and offers only the assistant', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    await search(page, 'xylophone')
    await expect(dialogOf(page)).toContainText('No results for “xylophone”.')
    await expect(optionsOf(page)).toHaveCount(1)
  })

  test('looks for the nearest spelling, and says so', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    await search(page, 'portocol ')
    await expect(dialogOf(page)).toContainText('Showing results for “protocol”.')
    expect(await readSelected(page)).toBe('/products/protocol')
  })

  test('says that it cannot search if nothing answers, and can again later', async ({
    page,
    complaints,
  }) => {
    await page.goto('/')
    await openSearch(page)
    await page.route(/\/api\/search|\/search\.json/, (route) => route.abort())
    await page.keyboard.type('widget')
    await expect(dialogOf(page)).toContainText('The search is unavailable.')
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('fetch')])
    await page.unrouteAll()
    await fieldOf(page).fill('protocol')
    await expect(selectedOf(page)).toContainText('Protocol')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`axe finds nothing in the dialog, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/')
      await openSearch(page)
      expect(await findViolations(page)).toEqual([])
      await search(page, 'portocol ')
      expect(await findViolations(page)).toEqual([])
      const box = await dialogOf(page).boundingBox()
      expect(box?.width).toBeLessThanOrEqual(width)
      const size = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(size).toBeLessThanOrEqual(width)
    })
  }
}

test('the dialog does not animate with reduced motion, and shows its choice in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.goto('/')
  await openSearch(page)
  await search(page, 'widget')
  const animation = await dialogOf(page).evaluate((dialog) => dialog.getAnimations().length)
  expect(animation).toBe(0)
  const backgroundOf = (place: number) =>
    optionsOf(page)
      .nth(place)
      .evaluate((row) => getComputedStyle(row).backgroundColor)
  expect(await backgroundOf(0)).not.toBe(await backgroundOf(1))
})

// Forced colours replace what marks them in other themes: the words of the selected row had no mark left.
test('forced colours keep the matched words visible, in the selected row too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.goto('/')
  await openSearch(page)
  await search(page, 'widget')
  const stylesOf = (place: number) =>
    optionsOf(page)
      .nth(place)
      .evaluate((row) => {
        const style = getComputedStyle(row.querySelector('mark')!)
        const { backgroundColor, color, textDecorationLine, textDecorationColor } = style
        const ground = getComputedStyle(row).backgroundColor
        return { backgroundColor, color, textDecorationLine, textDecorationColor, ground }
      })
  const other = await stylesOf(1)
  expect(other.backgroundColor).not.toBe(other.ground)
  expect(other.color).not.toBe(other.backgroundColor)
  const selected = await stylesOf(0)
  expect(selected.color).not.toBe(selected.ground)
  expect(selected.textDecorationLine).toBe('underline')
  expect(selected.textDecorationColor).toBe(selected.color)
})
