import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../command.ts'

const read = (file: string) => readFile(join(ROOT, file), 'utf8')

// A browser test opens the file, so the README shows tested code.
it.each(['README.md', 'content/products/widget/embedding.md'])(
  '%s shows the tag of examples/embed.html',
  async (page) => {
    const tag = /<script[^>]*widget\.js[^>]*><\/script>/.exec(
      await read('examples/embed.html'),
    )?.[0]
    expect(tag).toBeDefined()
    expect(await read(page)).toContain(tag)
  },
)

it('content/products/widget/embedding.md names every attribute that a tag can have', async () => {
  const source = await read('packages/widget/src/embed/readTag.ts')
  const names = [...source.matchAll(/read\('([a-z-]+)'\)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  const page = await read('content/products/widget/embedding.md')
  for (const name of names) expect(page).toContain(`\`data-${name}\``)
})

it('content/products/widget/embedding.md names every token that the sheets read', async () => {
  const sheets = await Promise.all(
    ['launcher.css', 'panel/tokens.css', 'panel/frame.css', 'embed.css'].map((name) =>
      read(`packages/widget/src/styles/${name}`),
    ),
  )
  const tokens = sheets.join().matchAll(/var\(\s*(--docent-[a-z-]+)/g)
  const page = await read('content/products/widget/embedding.md')
  for (const [, token] of tokens) expect(page).toContain(`\`${token}\``)
})
