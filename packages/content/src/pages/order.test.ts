import { describe, expect, it } from 'vitest'
import { compareForLists } from './order.ts'

describe('compareForLists', () => {
  it("puts an author's order first, then the newest, then titles", () => {
    const pages = [
      { title: 'B' },
      { title: 'A' },
      { title: 'Old', date: '2025-01-01' },
      { title: 'New', date: '2026-01-01' },
      { title: 'Second', order: 2 },
      { title: 'First', order: 1 },
    ]
    expect(pages.toSorted(compareForLists).map(({ title }) => title)).toEqual([
      'First',
      'Second',
      'New',
      'Old',
      'A',
      'B',
    ])
  })
})
