import { describe, expect, it } from 'vitest'
import { compareForLists, createListOrder } from './order.ts'

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

describe('createListOrder', () => {
  const pages = [
    { title: 'B', order: 1, date: '2026-01-01', offer: price(20) },
    { title: 'A', order: 2, date: '2026-03-01' },
    { title: 'C', order: 3, date: '2026-02-01', offer: price(10) },
  ]

  it.each([
    [undefined, 'BAC'],
    ['order', 'BAC'],
    ['price', 'CBA'],
    ['date', 'ACB'],
    ['title', 'ABC'],
  ] as const)('sorts by %s', (sort, titles) => {
    const sorted = pages.toSorted(createListOrder(sort)).map(({ title }) => title)
    expect(sorted.join('')).toBe(titles)
  })
})

function price(amount: number) {
  return { price: { amount, currency: 'EUR' } }
}
