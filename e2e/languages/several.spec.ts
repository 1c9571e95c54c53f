import type { Page } from '@playwright/test'
import { expect, findViolations } from '../fixtures.ts'
import { test } from './sites.ts'

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill(question)
  await page.keyboard.press('Enter')
}

const lastAnswer = (page: Page) => page.locator('.panel .prose').last()

test('the language menu leads to the same page, whose assistant answers in its language', async ({
  page,
  several,
}) => {
  await page.goto(`${several.address}/products/fern`)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${several.address}/de/products/fern`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  // The server's newer settings are in the language of the panel as well.
  const settings = page.waitForResponse('**/api/assistant?language=de')
  await page.getByRole('button', { name: 'Assistenten fragen', exact: true }).click()
  expect(await (await settings).json()).toMatchObject({ language: 'de' })
  await expect(page.locator('.panel')).toContainText('Antworten werden automatisch erstellt')
  await expect(page.locator('.panel')).not.toContainText('Answers are automatic')
  await ask(page, 'Wie oft muss ich den Farn gießen?')
  await expect(lastAnswer(page)).toContainText('Gießen Sie den Farn zweimal in der Woche.')
  await expect(page.getByText('Quellen (1)')).toBeVisible()

  await ask(page, 'What do I do with the old earth?')
  await expect(lastAnswer(page)).toContainText('Das beantworten nur die Seiten auf Englisch:')
  await expect(lastAnswer(page)).toContainText('Shake the old earth off the roots.')
})

for (const width of [320, 1440]) {
  test(`the language menu says where an untranslated page leads, at ${width} px`, async ({
    page,
    several,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${several.address}/tutorials/repot`)
    await page.getByRole('button', { name: 'Language' }).click()
    const german = page.getByRole('link', { name: 'Deutsch' })
    await expect(german).toContainText('Diese Seite ist nicht übersetzt. Weiter zu: Startseite')
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await german.click()
    await expect(page).toHaveURL(`${several.address}/de`)
  })
}
