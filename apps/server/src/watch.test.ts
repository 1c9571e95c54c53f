import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPaths } from './watch.ts'

let folder: string
let content: string
let stop: () => void
const onChange = vi.fn(async () => undefined)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-watch-'))
  content = join(folder, 'content')
  mkdirSync(content)
  writeFileSync(join(content, 'a.md'), 'One.')
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Does something, and waits until it was noticed and all is still again. */
async function notice(change: () => void): Promise<void> {
  onChange.mockClear()
  change()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000)
  await new Promise((resolve) => setTimeout(resolve, 700))
}

// It used to hold on to the folder that was gone, and told nothing of the one that took its place.
it('goes on with a folder that was taken away and came back', async () => {
  stop = watchPaths([content], onChange)
  await notice(() => rmSync(content, { recursive: true }))
  await notice(() => {
    mkdirSync(join(content, 'deep'), { recursive: true })
    writeFileSync(join(content, 'deep/a.md'), 'Two.')
  })
  await notice(() => writeFileSync(join(content, 'deep/a.md'), 'Three.'))
})

it('goes on with a file that an editor puts in the place of another', async () => {
  const file = join(folder, 'docent.config.ts')
  writeFileSync(file, '1')
  stop = watchPaths([file], onChange)
  for (const text of ['2', '3']) {
    await notice(() => {
      writeFileSync(`${file}~`, text)
      renameSync(`${file}~`, file)
    })
  }
  await notice(() => writeFileSync(file, '4'))
})

it('notices a file that was not there at first', async () => {
  const file = join(folder, 'docent.config.ts')
  stop = watchPaths([file], onChange)
  await notice(() => writeFileSync(file, '1'))
})
