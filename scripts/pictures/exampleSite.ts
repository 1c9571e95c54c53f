import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, stop } from '../../e2e/server.ts'
import { runCommand } from '../command.ts'

/** A site as `docent init` makes it, served. */
export interface ExampleSite {
  readonly folder: string
  readonly address: string
  close(): Promise<void>
}

export async function openExampleSite(): Promise<ExampleSite> {
  const root = await mkdtemp(join(tmpdir(), 'docent-pictures-'))
  const folder = join(root, 'lamps')
  const init = ['apps/server/docent.mjs', 'init', folder, '--brand', 'Lamps']
  const { code, output } = await runCommand('node', init)
  if (code !== 0) throw new Error(`Cannot make a site to take pictures of: ${output}`)
  const { child, address } = await serve(
    [
      '--port',
      '0',
      '--data',
      join(root, 'data'),
      '--content',
      join(folder, 'content'),
      '--config',
      join(folder, 'docent.config.ts'),
    ],
    { environment: { BUILD_DIR: join(root, 'build') } },
  )
  return { folder, address, close: () => close(child, root) }
}

async function close(child: ChildProcess, root: string): Promise<void> {
  await stop(child)
  await rm(root, { recursive: true, force: true })
}

/** Puts mistakes into a copy of the product page, for `docent check` to find. */
export async function breakProductPage(folder: string): Promise<void> {
  const file = join(folder, 'content/products/desk-lamp.md')
  const text = await readFile(file, 'utf8')
  const broken = text.replace('summary:', 'sumary:')
  // Its notes would be stale, which is another subject.
  await rm(join(folder, 'study'), { recursive: true })
  await writeFile(file, `${broken}\nThe [floor lamp](/products/floor-lamp) is taller.\n`)
}
