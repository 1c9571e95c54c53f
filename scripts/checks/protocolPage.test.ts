import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PART_CODES } from '../../packages/protocol/src/index.ts'
import { ROOT } from '../command.ts'

it('documents each part with its code', async () => {
  const page = await readFile(join(ROOT, 'content/products/protocol/calls.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(.)` \| `(\w+)` \| ./gm)]
  expect(Object.fromEntries(rows.map(([, code, name]) => [name, code]))).toEqual(PART_CODES)
})
