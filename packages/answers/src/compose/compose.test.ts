import { expect, it } from 'vitest'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { keepClose } from './compose.ts'

const BEST = 0.5

function keep(share: number, isCertain: boolean): boolean {
  return keepClose([{ share } as JudgedSection], BEST, isCertain).length === 1
}

it('keeps a link below a certain answer sooner than a sentence below one in doubt', () => {
  expect([0.004, 0.02, 0.04].map((share) => keep(share, true))).toEqual([false, true, true])
  expect([0.004, 0.02, 0.04].map((share) => keep(share, false))).toEqual([false, false, true])
})
