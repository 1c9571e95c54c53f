import { describe, expect, it } from 'vitest'
import { cutSite } from './cutSite.ts'

const ROUTES = ['/a', '/b', '/c', '/d', '/unasked']
const STOCK = {
  site: 'shop',
  answered: ['/a#x', '/b', '/b#y', '/c#x', '/d'].map((section) => ({
    section,
    question: `what is ${section}`,
  })),
  unanswered: ['one', 'two', 'three'].map((question) => ({ question, kind: 'near' as const })),
  elsewhere: ['of another site'],
  offset: 0.5,
}
const CONTENT = { hash: 'x', documents: ROUTES.map((route) => ({ route })) }

describe('cutSite', () => {
  it('keeps pages that questions are about, and their questions', () => {
    const { content, stock } = cutSite(CONTENT, STOCK, 2)
    const routes = content.documents.map(({ route }) => route)
    expect(routes).toHaveLength(2)
    expect(routes).not.toContain('/unasked')
    expect(stock.answered.length).toBeGreaterThan(0)
    for (const { section } of stock.answered) expect(routes).toContain(section.replace(/#.*/, ''))
    expect(content.hash).toBe('x')
  })

  it('asks about the pages that are left out, as questions without an answer', () => {
    const { content, stock } = cutSite(CONTENT, STOCK, 2)
    const routes = content.documents.map(({ route }) => route)
    expect(stock.elsewhere).toHaveLength(STOCK.answered.length - stock.answered.length)
    for (const question of stock.elsewhere) {
      expect(routes).not.toContain(question.replace(/^what is |#.*/g, ''))
    }
    expect(stock.unanswered.map(({ question }) => question)).toEqual(['one', 'three'])
  })

  it('does not ask about a left-out page what a page of the part answers too', () => {
    const shared = STOCK.answered.map((one) => ({ ...one, others: ['/a', '/b', '/c', '/d'] }))
    expect(cutSite(CONTENT, { ...STOCK, answered: shared }, 2).stock.elsewhere).toEqual([])
  })
})
