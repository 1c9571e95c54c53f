// nginx as a host of plain files, with the configuration that our page about static hosts shows.

import { readFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { startNginx } from '../testing/startProxy.ts'

const PAGE = new URL('../../../../content/products/site/discovery.md', import.meta.url)

const FILES = {
  'index.html': 'Home',
  '404.html': 'Page not found',
  'de/index.html': 'Start',
  'de/404.html': 'Seite nicht gefunden',
}

const ANSWERS = [
  ['/', 200, 'Home'],
  ['/de', 200, 'Start'],
  ['/de/', 200, 'Start'],
  ['/lost', 404, 'Page not found'],
  ['/demo', 404, 'Page not found'],
  ['/de/lost', 404, 'Seite nicht gefunden'],
  ['/de/lost/deeper', 404, 'Seite nicht gefunden'],
] as const

function readServer(port: number, folder: string): string {
  const [, server = ''] = /```nginx[^\n]*\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? []
  return server
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/docent/site', folder)
}

// With one error_page for the whole site, a German reader got the English page.
it('shows the page for lost addresses in the language of the address', async () => {
  const folder = await writeFolder(FILES)
  // As root, nginx reads files as nobody.
  await chmod(folder, 0o755)
  const host = await startNginx((port) => readServer(port, folder), '/')
  try {
    for (const [path, status, text] of ANSWERS) {
      const response = await fetch(host.address + path)
      expect([path, response.status, await response.text()]).toEqual([path, status, text])
    }
  } finally {
    await host.end()
  }
})
