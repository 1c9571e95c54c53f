import { expect as expectBriefly } from '@playwright/test'
import { startFirefox } from '../firefox/firefox.ts'
import type { FirefoxPage } from '../firefox/page.ts'
import { pageWith, test } from './stage.ts'

/** Two browsers at once make a small machine slow. */
const expect = expectBriefly.configure({ timeout: 60_000 })
const TIMEOUT_MS = 240_000

const ROOT = `document.querySelector('docent-chat').shadowRoot`
const FIELD = `${ROOT}.querySelector('textarea')`
/** The element with the focus: in the chat its name, else the page's own. */
const FOCUSED = `(() => {
  const focused = document.activeElement.shadowRoot?.activeElement ?? document.activeElement
  return focused.getAttribute('aria-label') ?? focused.textContent
})()`

async function openChat(page: FirefoxPage, address: string): Promise<void> {
  await page.goto(address)
  const pill = `document.querySelector('docent-chat')?.shadowRoot.querySelector('.pill') != null`
  await expect.poll(() => page.read(pill)).toBe(true)
  await page.read(`${ROOT}.querySelector('.pill').click()`)
  await expect
    .poll(() => page.read(`${FIELD} != null && ${ROOT}.activeElement === ${FIELD}`))
    .toBe(true)
}

// In an earlier version the focus left for the browser here.
test('in Firefox Tab after Send reaches the next control of the page', async ({ page, stage }) => {
  test.setTimeout(TIMEOUT_MS)
  const later = `<script>
    addEventListener('load', () => {
      const button = document.createElement('button')
      button.textContent = 'After'
      document.body.append(button)
    })
  </script>`
  await stage.show(page, pageWith(stage.assistant, '', later))
  const firefox = await startFirefox()
  try {
    const tab = await firefox.open()
    await openChat(tab, page.url())
    await tab.press('x', 'Tab')
    expect(await tab.read(FOCUSED)).toBe('Send')
    await tab.press('Tab')
    expect(await tab.read(FOCUSED)).toBe('After')
    expect(tab.errors).toEqual([])
  } finally {
    await firefox.end()
  }
})
