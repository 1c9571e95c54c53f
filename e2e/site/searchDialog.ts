import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

// Where things are in the search, by the names that a screen reader knows them by.

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const fieldOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for' })
export const optionsOf = (page: Page): Locator => dialogOf(page).getByRole('option')
export const selectedOf = (page: Page): Locator =>
  dialogOf(page).getByRole('option', { selected: true })

/** Opens the dialog by its key, and waits until it can be typed in. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
}

/** Holds a script, by default that of the search, until the returned function is called. */
export async function holdScript(page: Page, name = 'search'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Types as a person does, and waits until what is typed has been searched for. */
export async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words)
  await expect(optionsOf(page).last()).toHaveText(`Ask the assistant: “${words.trim()}”`)
}

/** The target of the selected row. */
export function readSelected(page: Page): Promise<string | null> {
  return selectedOf(page).getAttribute('href')
}
