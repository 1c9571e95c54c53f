import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, expect, openPanel, test } from '../fixtures.ts'
import { serveSite } from '../languages/pages.ts'
import { answersOf } from '../panel.ts'

const FILLING = '<p>A line about lamps.</p>'.repeat(80)

/** The second heading has no id: only its words lead there. */
const DIM = `<!doctype html><html lang="en"><head><title>Dim the lamp</title></head><body><main>
<h1>Dim the lamp</h1><p>There are five levels.</p>${FILLING}
<h2 id="steps">How to dim it</h2><p>To dim the lamp, hold the switch for two seconds.</p>${FILLING}
<h2>How to clean the shade</h2><p>To clean the shade, wipe it with a dry cloth.</p>${FILLING}
</main></body></html>`

const FILES = {
  'content/index.md': '---\ntitle: Home\n---\n\nThe shop of lamps in Selb.\n',
  'docs/dim.html': DIM,
}

test('a citation of an imported page opens the documentation in a new tab, at the sentence', async ({
  page,
}) => {
  const docs = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(DIM),
  )
  await new Promise<void>((resolve) => docs.listen(0, '127.0.0.1', resolve))
  const root = `http://127.0.0.1:${(docs.address() as AddressInfo).port}`
  const config = { brand: 'Docent', sources: [{ from: 'docs', url: `${root}/` }] }
  const site = await serveSite({
    ...FILES,
    'docent.config.ts': `export default ${JSON.stringify(config)}\n`,
  })
  try {
    await page.goto(site.address)
    await openPanel(page)
    const told = [
      ['How do I dim the lamp?', 'hold the switch for two seconds', '#steps'],
      ['How do I clean the shade?', 'wipe it with a dry cloth', '#:~:text='],
    ] as const
    for (const [place, [question, sentence, anchor]] of told.entries()) {
      await ask(page, question)
      const answer = answersOf(page).nth(place)
      await expect(answer).toContainText(sentence)
      const source = answer
        .getByRole('list', { name: /^Sources/ })
        .getByRole('link')
        .first()
      const href = (await source.getAttribute('href')) ?? ''
      expect(href).toContain(`${root}/dim.html${anchor}`)
      const opening = page.context().waitForEvent('page')
      await source.click()
      const opened = await opening
      await expect(opened.getByText(sentence)).toBeInViewport()
      expect(await opened.evaluate(() => scrollY)).toBeGreaterThan(0)
      await opened.close()
    }
  } finally {
    await site.close()
    docs.closeAllConnections()
    docs.close()
  }
})
