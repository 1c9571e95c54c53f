import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchTree } from './watchTree.ts'

// The next look found the new file and reported the change again, so an error in it was printed twice.
it.runIf(process.platform === 'linux')(
  'has seen a replaced file before the next look',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-tree-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'docent.config.ts')
    writeFileSync(file, '1')
    const onChange = vi.fn<() => void>()
    const tree = watchTree(file, { onChange, onProblem: vi.fn<() => void>() })
    onTestFinished(() => tree.close())
    writeFileSync(`${file}~`, '2')
    renameSync(`${file}~`, file)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    expect(tree.look()).toBe(false)
  },
)
