import type { Page } from '@playwright/test'

/** A part of a window, in CSS pixels. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Opens the chat on the page that is shown, asks, and waits for the whole answer. */
export async function askPanel(page: Page, question: string): Promise<void> {
  await openPanel(page)
  await page.getByPlaceholder('Type your message...').fill(question)
  await page.keyboard.press('Enter')
  await page
    .locator('.docent')
    .getByRole('button', { name: /^Regenerate/ })
    .waitFor()
  // A picture begins with the question, even of a long answer.
  await page.locator('.docent .list').evaluate((list) => list.scrollTo(0, 0))
  await settle(page)
}

/** Asks, and shows the wait for an answer that never arrives. */
export async function askWaiting(page: Page, question: string): Promise<void> {
  await page.route('**/api/gen-ai', () => undefined)
  await openPanel(page)
  await page.getByRole('button', { name: question }).click()
  await page.getByText('is thinking...').first().waitFor()
  await settle(page)
}

/** Opens the chat on the page that is shown. */
export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk to the assistant' }).click()
  await page.getByPlaceholder('Type your message...').waitFor()
}

/** Waits for animations to end, with the pointer away from everything. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(700)
}
