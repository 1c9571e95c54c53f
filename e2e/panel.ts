import type { ServerResponse } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { answerWith, expect } from './fixtures.ts'

// The parts of the panel by their names for screen readers, and a server whose requests a test can wait
// for.

/** A region next to the page, a dialog over all of a small screen. */
export function panelOf(page: Page): Locator {
  const name = 'Docent assistant'
  return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }))
}

export function pillOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Talk to the assistant' })
}

export function fieldOf(page: Page): Locator {
  return page.getByPlaceholder('Type your message...')
}

export function answersOf(page: Page): Locator {
  return panelOf(page).getByRole('article', { name: /Docent said/ })
}

/** The mark of the first source of an answer. */
export function firstSourceOf(page: Page): Locator {
  return answersOf(page)
    .getByRole('link', { name: /^Source 1/ })
    .first()
}

export function alertOf(page: Page): Locator {
  return panelOf(page).getByRole('alert')
}

/** A position, once it no longer changes: a browser may scroll smoothly after a wheel or a key. */
export async function readStill(page: Page, read: () => Promise<number>): Promise<number> {
  const move = async () => {
    const before = await read()
    await page.waitForTimeout(100)
    return (await read()) - before
  }
  await expect.poll(move).toBe(0)
  return read()
}

/** Holds each question until the test answers it: the returned function waits for the next one. */
export async function holdQuestions(page: Page): Promise<() => Promise<ServerResponse>> {
  const held: ServerResponse[] = []
  const waiting: ((response: ServerResponse) => void)[] = []
  await answerWith(page, (_, response) => {
    const next = waiting.shift()
    if (next) next(response)
    else held.push(response)
  })
  return () =>
    new Promise((resolve) => {
      const response = held.shift()
      if (response) resolve(response)
      else waiting.push(resolve)
    })
}
