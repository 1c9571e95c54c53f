import { ask, openPanel } from '../fixtures.ts'
import { answersOf, panelOf, pillOf } from '../panel.ts'
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
  const mark = answersOf(page)
    .getByRole('link', { name: /^Source 1/ })
    .first()
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
