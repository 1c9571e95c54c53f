import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listInstalledTools } from './installedTools.ts'

it('finds a tool once it is installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docent-tools-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const from = join(folder, 'docent.js')
  expect(listInstalledTools(from)).toEqual([])
  const tool = join(folder, 'node_modules/subset-font')
  await mkdir(tool, { recursive: true })
  await writeFile(join(tool, 'package.json'), '{"name":"subset-font","main":"index.js"}')
  await writeFile(join(tool, 'index.js'), '')
  expect(listInstalledTools(from)).toEqual(['subset-font'])
})

it('finds a tool that only `import` can load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docent-tools-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const tool = join(folder, 'node_modules/sharp')
  await mkdir(tool, { recursive: true })
  await writeFile(
    join(tool, 'package.json'),
    '{"name":"sharp","exports":{".":{"import":"./index.js"}}}',
  )
  expect(listInstalledTools(join(folder, 'docent.js'))).toEqual(['sharp'])
})
