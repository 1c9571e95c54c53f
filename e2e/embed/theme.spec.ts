import { ask, openPanel } from '../fixtures.ts'
import { firstSourceOf, panelOf, pillOf } from '../panel.ts'
import { expect, pageWith, test } from './stage.ts'

/** Whether green is the strongest part of the color that a property has on an element. */
function isGreen(element: Element, property: string): boolean {
  const context = document.createElement('canvas').getContext('2d')!
  context.fillStyle = getComputedStyle(element).getPropertyValue(property)
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data
  return green > red
}

const TUTORIAL = `<style>docent-chat {
  --docent-accent: #0a6647; --docent-accent-hover: #07492f; --docent-on-accent: #fff;
}</style>`

// With the three tokens of the tutorial, questions, marks and follow-ups stayed red.
test('the colors of the panel follow the accent of the page', async ({ page, stage }) => {
  await stage.show(page, pageWith(stage.assistant, 'data-theme="light"', TUTORIAL))
  await openPanel(page)
  await ask(page, 'What products are available?')
  const question = panelOf(page).locator('.you .bubble')
  expect(await question.evaluate(isGreen, 'background-color')).toBe(true)
  const mark = firstSourceOf(page)
  expect(await mark.evaluate(isGreen, 'color')).toBe(true)
})

test('the theme of the configuration colors the embed, and the page has the last word', async ({
  page,
  stage,
}) => {
  await page.route('**/api/assistant?*', async (route) => {
    const response = await route.fetch()
    const settings = { ...((await response.json()) as object), theme: { accent: '#0a6647' } }
    await route.fulfill({ response, json: settings })
  })
  await stage.show(page, pageWith(stage.assistant, 'data-theme="light"'))
  await openPanel(page)
  await page.mouse.move(0, 0)
  await expect(pillOf(page)).toHaveCSS('background-color', 'rgb(10, 102, 71)')

  const own = '<style>:root { --docent-accent: rgb(1, 2, 3) }</style>'
  await stage.show(page, pageWith(stage.assistant, 'data-theme="light"', own))
  await openPanel(page)
  await page.mouse.move(0, 0)
  await expect(pillOf(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
})

const SIGN = { day: '/favicon.svg', night: '/favicon.svg' }

for (const { kind, policy, isShown } of [
  { kind: 'any pictures', policy: '', isShown: true },
  { kind: 'only its own pictures', policy: "img-src 'self'", isShown: false },
]) {
  // Every chat on another site had our door on it.
  test(`a page that allows ${kind} shows the owner's icon: ${isShown}`, async ({
    page,
    stage,
    complaints,
  }) => {
    await page.route('**/api/assistant?*', async (route) => {
      const response = await route.fetch()
      const settings = { ...((await response.json()) as object), sign: SIGN }
      await route.fulfill({ response, json: settings })
    })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
    await page.route('**/favicon.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    )
    const headers = policy === '' ? {} : { 'content-security-policy': policy }
    const loading = isShown ? page.waitForResponse('**/favicon.svg') : Promise.resolve()
    await stage.show(page, pageWith(stage.assistant, 'data-theme="light"'), { headers })
    await openPanel(page)
    await loading
    const door = panelOf(page).locator('.head .art')
    const address = new URL('/favicon.svg', stage.assistant).href
    await expect(door).toHaveCSS('background-image', isShown ? `url("${address}")` : 'none')
    await expect(door.locator('path')).toBeVisible({ visible: !isShown })
    if (isShown) return
    // The browser says which rule of the page it followed.
    await expect.poll(() => complaints.join()).toContain('img-src')
    complaints.length = 0
  })
}
