import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ask, expect, openPanel, test } from '../fixtures.ts'
import { answersOf } from '../panel.ts'
import { serve, stop } from '../server.ts'

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
  const folder = await mkdtemp(join(tmpdir(), 'docent-imported-'))
  const config = { brand: 'Docent', sources: [{ from: 'docs', url: `${root}/` }] }
  const files = { ...FILES, 'docent.config.ts': `export default ${JSON.stringify(config)}\n` }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const place = ['--content', join(folder, 'content'), '--data', join(folder, 'data')]
  const { child, address } = await serve(['--port', '0', ...place], {
    environment: { BUILD_DIR: join(folder, 'build') },
  })
  try {
    await page.goto(address)
    await openPanel(page)
    for (const [question, sentence, anchor] of [
      ['How do I dim the lamp?', 'hold the switch for two seconds', '#steps'],
      ['How do I clean the shade?', 'wipe it with a dry cloth', '#:~:text='],
    ] as const) {
      await ask(page, question)
      const answer = answersOf(page).last()
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
    await stop(child)
    docs.closeAllConnections()
    docs.close()
    await rm(folder, { recursive: true, force: true })
  }
})
