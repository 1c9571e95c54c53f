// The panel as a visitor finds it.

import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { alertOf as alert, answersOf as answers, panelOf as panel } from '../panel.ts'

export { alert, answers, panel }

export const bubble = (page: Page) => answers(page).last().locator('.bubble')
export const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click()

/** Waits for a whole answer, which is all of this text. */
export async function expectAnswer(page: Page, text: string): Promise<void> {
  await expect(panel(page).getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(bubble(page)).toHaveText(text)
  await expect(alert(page)).toBeEmpty()
}
