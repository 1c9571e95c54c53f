import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../command.ts'
import { TYPED_ROOMS } from './types.ts'

/** The types of Node 22, on which the packed Docent runs, and of all current browsers. */
const PACKED = /^(?:ES2024|ES2025\.Collection|ES2025\.Iterator|ESNext\.Array|DOM(?:\.\w+)?)$/
/** Rooms of this repository only: they run on Node 24, like all of its sources. */
const OURS = /^(?:scripts|bench|e2e)$/
const OF_NODE_24 = /^(?:ES2025|ESNext\.Array|DOM(?:\.\w+)?)$/

// The types of ESNext have methods that only Node 26 has, such as Map.getOrInsert. A test on Node 26 does not
// find them, and the server fails on Node 22.
it.each(TYPED_ROOMS)('%s has types only for methods of its oldest Node', async (room) => {
  const text = await readFile(join(ROOT, room, 'tsconfig.json'), 'utf8')
  const { compilerOptions } = JSON.parse(text) as {
    readonly compilerOptions?: { readonly lib?: readonly string[] }
  }
  const own = compilerOptions?.lib ?? []
  expect(own.filter((lib) => !(OURS.test(room) ? OF_NODE_24 : PACKED).test(lib))).toEqual([])
})

it('has the same for rooms that name no types', async () => {
  expect(await readFile(join(ROOT, 'tsconfig.base.json'), 'utf8')).toContain('"lib": ["ES2024"]')
})
