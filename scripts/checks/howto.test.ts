import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../command.ts'

const HOWTO = join(ROOT, 'docs/howto')

describe.each(readdirSync(HOWTO))('docs/howto/%s', (name) => {
  it('names files and folders that exist', () => {
    const text = readFileSync(join(HOWTO, name), 'utf8')
    const paths = [...text.matchAll(/`((?:packages|apps|docs|scripts|e2e|evals)\/[\w./-]+)`/g)]
    expect(paths.length).toBeGreaterThan(2)
    const missing = paths.map(([, path]) => path!).filter((path) => !existsSync(join(ROOT, path)))
    expect(missing).toEqual([])
  })
})
