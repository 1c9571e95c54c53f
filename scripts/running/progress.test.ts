import { expect, it } from 'vitest'
import { dropProgress, listRunning } from './progress.ts'

const line = (text: string): string => `\n\u001e${text}\n`

const OUTPUT = [
  ' RUN  v5',
  line('begins\ta.test.ts'),
  line('begins\tb.test.ts'),
  line('goes on\t'),
  line('ends\ta.test.ts'),
  ' ✓ a.test.ts',
  line('begins\tc.test.ts'),
].join('')

it('lists the test files that have begun and not ended', () => {
  expect(listRunning(OUTPUT)).toEqual(['b.test.ts', 'c.test.ts'])
  expect(listRunning('')).toEqual([])
})

it('leaves what the tests themselves print', () => {
  expect(dropProgress(OUTPUT)).toBe(' RUN  v5 ✓ a.test.ts')
})
