import { lexMarkdown } from '@docent/content'
import type { Tokens } from 'marked'
import { expect, it } from 'vitest'
import { readShares } from './shares.ts'

function read(...rows: string[]) {
  const table = ['| Made with | Script | All |', '|---|--:|--:|', ...rows].join('\n')
  return readShares(lexMarkdown(table)[0] as Tokens.Table, 'Docent')
}

it('compares the last column whose figures have one unit', () => {
  expect(read('| Docent | 2 KB | 1.5 KB |', '| Other | 4 KB | 3 KB |')).toEqual({
    column: 2,
    ofRows: [0.5, 1],
  })
  expect(read('| Docent | 2 KB | 1 |', '| Other | 1,000 KB | 3 MB |', '| Third | | 2 s |')).toEqual(
    {
      column: 1,
      ofRows: [0.002, 1, 0],
    },
  )
})

it("compares nothing if no row is the owner's, or no figure has a unit", () => {
  expect(read('| This | 2 KB | 1 KB |')).toBeUndefined()
  expect(read('| Docent | many | 7 |')).toBeUndefined()
})
