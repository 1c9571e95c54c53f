import type { Page, ViewportSize } from '@playwright/test'
import { servePlayground } from '@docent/playground/serve'
import { writeFrameAddress } from '@docent/playground/parameters'
import { test as base, expect } from './fixtures.ts'

/** A test with the address of the playground, which each worker bundles once, when it needs it. */
export const test = base.extend<object, { playground: string }>({
  playground: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { address, close } = await servePlayground()
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
})

export const DESKTOP: ViewportSize = { width: 1440, height: 900 }
export const PHONE: ViewportSize = { width: 320, height: 640 }
/** The viewport of a desktop window at 200 %. */
export const DOUBLED: ViewportSize = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }

/** Shows a state of the chat, and waits until it has come about and rests. */
export async function showState(
  page: Page,
  playground: string,
  state: string,
  lang = '',
): Promise<void> {
  const address = writeFrameAddress({ state, lang })
  await page.goto(playground + address)
  const [, hash] = address.split('#')
  const root = page.locator(`html[data-played="${hash}"], html[data-problem]`)
  await root.waitFor({ state: 'attached' })
  expect(await root.getAttribute('data-problem'), state).toBeNull()
  await awaitRest(page)
}

/** Waits until what moves once in the chat has come to rest. */
async function awaitRest(page: Page): Promise<void> {
  await page.locator('.docent').evaluate(async (chat) => {
    const moving = chat
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
