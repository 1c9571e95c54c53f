// One machine builds. Two nodes without content fetch its builds, one from a folder and one over HTTP.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isWhole } from '../testing/isWhole.ts'
import { ENTRY, endProcess, readAddress, spawnDocent } from '../testing/runDocent.ts'

let folder: string
let store: Server
let nodes: ChildProcess[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-shared-'))
  nodes = []
  for (const name of ['builder/content/products', 'shared', 'a', 'b']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  for (const name of ['builder', 'a', 'b']) {
    writeFileSync(join(folder, name, 'docent.config.ts'), "export default { brand: 'Lamps' }\n")
  }
  store = createServer((request, response) => {
    const file = join(folder, 'shared', decodeURIComponent(request.url ?? ''))
    response.statusCode = existsSync(file) ? 200 : 404
    response.end(existsSync(file) ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const node of nodes) await endProcess(node, 'SIGKILL')
  store.close()
  store.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

async function build(colour: string): Promise<void> {
  const head = 'title: Lamp\nfor: Readers\nnotFor: Cats'
  const content = join(folder, 'builder/content')
  writeFileSync(join(content, 'index.md'), '---\ntitle: Lamps\n---\n\nWe make lamps.\n')
  writeFileSync(
    join(content, 'products/lamp.md'),
    `---\n${head}\n---\n\nThe lamp has the colour ${colour}.\n`,
  )
  const { code, said } = await spawnDocent(join(folder, 'builder'), ['build', '--to', '../shared'])
  expect([code, said]).toEqual([0, expect.stringContaining('Copied to ../shared')])
}

async function start(name: string, from: string): Promise<string> {
  const child = spawn(process.execPath, [ENTRY, 'serve', '--no-limits', '--port=0'], {
    cwd: join(folder, name),
    env: { ...process.env, BUILD_FROM: from },
  })
  nodes.push(child)
  return readAddress(child)
}

/** The colours on the page of a node and in the answer of its assistant. */
async function read(address: string): Promise<string> {
  const page = await (await fetch(`${address}/products/lamp`)).text()
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      messages: [{ role: 'user', content: 'What is the colour of the lamp?' }],
    }),
  })
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('0:'))
  const answer = lines.map((line) => JSON.parse(line.slice(2)) as string).join('')
  const colours = [page, answer].map((text) => /the colour (\w+)/.exec(text)?.[1])
  return colours[1] === undefined ? `no colour in ${answer}` : colours.join(' and ')
}

it.runIf(isWhole)(
  'switches pages and answers of all nodes once a build is complete',
  async () => {
    await build('red')
    const a = await start('a', '../shared')
    const b = await start('b', `http://127.0.0.1:${(store.address() as AddressInfo).port}`)
    expect([await read(a), await read(b)]).toEqual(['red and red', 'red and red'])

    await build('blue')
    for (const address of [a, b]) {
      await expect.poll(() => read(address)).toBe('blue and blue')
    }

    // The upload of the next one stops halfway.
    writeFileSync(join(folder, 'shared/current.json'), JSON.stringify({ hash: 'f'.repeat(16) }))
    let said = ''
    nodes[0]?.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said).toContain('is still served')
    expect([await read(a), await read(b)]).toEqual(['blue and blue', 'blue and blue'])

    // A build without a language of the node's configuration used to end the node.
    const config = "export default { brand: 'Lamps', languages: { en: {}, de: {} } }\n"
    writeFileSync(join(folder, 'a/docent.config.ts'), config)
    await build('green')
    const failure = 'Pages and answers stay unchanged'
    await expect.poll(() => said).toContain(failure)
    await expect.poll(() => read(b)).toBe('green and green')
    expect(await read(a)).toBe('blue and blue')

    // It was never tried again, and stayed away until the next build.
    writeFileSync(join(folder, 'a/docent.config.ts'), "export default { brand: 'Lamps' }\n")
    await expect.poll(() => read(a)).toBe('green and green')
    expect(said.split(failure)).toHaveLength(2)
  },
  180_000,
)
