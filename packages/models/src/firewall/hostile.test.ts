import { describe, expect, it } from 'vitest'
import { HOSTILE } from './testing/hostile.ts'
import { listMarks, listWrongs } from './testing/judgeAnswer.ts'
import { pass } from './testing/stage.ts'

it('are fifty, each with its own name', () => {
  expect(new Set(HOSTILE.map(({ name }) => name)).size).toBe(50)
})

describe.each(HOSTILE)('$kind: $name', (hostile) => {
  it('would do harm as it is', () => {
    expect(listWrongs(hostile.answer, hostile)).not.toEqual([])
  })

  it('does no harm after the firewall, and keeps the honest text', () => {
    const { text } = pass(hostile.answer, 3)
    expect(listWrongs(text, hostile)).toEqual([])
    expect(listMarks(text)).toEqual(hostile.cites ?? [])
    for (const honest of hostile.keeps) expect(text).toContain(honest)
  })
})
