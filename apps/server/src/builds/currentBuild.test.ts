import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { keepCurrent, readCurrent } from './currentBuild.ts'
import { holdBuild } from './heldBuild.ts'

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
]

async function openFolder() {
  const folder = await writeFolder({})
  let day = 0
  return {
    folder,
    /** Makes a build that is newer than the others. */
    async make(hash: string): Promise<void> {
      const build = join(folder, hash)
      mkdirSync(build)
      writeFileSync(join(build, 'knowledge.db'), '')
      day += 1
      utimesSync(build, day, day)
      await keepCurrent(folder, hash)
    },
    list: () => readdirSync(folder).filter((name) => /^[a-d]{16}$/.test(name)),
  }
}

// After two newer builds that could not be opened, the pages of a server were gone.
it('keeps a build that is held, until it is released', async () => {
  const { folder, make, list } = await openFolder()
  await make(A)
  const first = holdBuild(folder, A)
  const second = holdBuild(folder, A)
  await make(B)
  await make(C)
  expect(list()).toEqual([A, B, C])
  first.release()
  await keepCurrent(folder, C)
  expect(list()).toEqual([A, B, C])
  second.release()
  await make(D)
  expect(list()).toEqual([C, D])
  expect(await readCurrent(folder)).toBe(D)
  expect(readdirSync(folder)).not.toContain(`${A}.lock`)
})

it('keeps a build that another process holds, until that process is killed', async () => {
  const { folder, make, list } = await openFolder()
  await make(A)
  const module = new URL('./heldBuild.ts', import.meta.url).href
  const code = `
    import { holdBuild } from ${JSON.stringify(module)}
    globalThis.held = holdBuild(${JSON.stringify(folder)}, ${JSON.stringify(A)})
    console.log('held')
    setInterval(() => undefined, 1_000)
  `
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code])
  await once(server.stdout, 'data')
  await make(B)
  await make(C)
  expect(list()).toEqual([A, B, C])
  server.kill('SIGKILL')
  await once(server, 'exit')
  await keepCurrent(folder, C)
  expect(list()).toEqual([B, C])
})

it('removes what a killed process has left behind, and no build that is being made', async () => {
  const { folder, make } = await openFolder()
  const left = [`${A}.7.draft`, 'current.7.draft']
  for (const name of [...left, `${B}.8.draft`]) mkdirSync(join(folder, name))
  for (const name of left) utimesSync(join(folder, name), 1, 1)
  await make(C)
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([`${B}.8.draft`])
})
