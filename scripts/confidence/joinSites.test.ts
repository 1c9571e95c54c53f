import { describe, expect, it } from 'vitest'
import { dealSites, joinSites } from './joinSites.ts'

const number = (count: number) => Array.from({ length: count }, (_, place) => place)
const createSite = (site: string, routes: readonly string[]) => ({
  content: {
    hash: site,
    documents: routes.map((route) => ({
      file: route,
      route,
      title: 'Care',
      links: [
        { type: 'link' as const, to: 'a.md', target: '/a#b', line: 1 },
        { type: 'link' as const, to: 'https://example.com', line: 2 },
      ],
    })),
  },
  stock: {
    site,
    answered: [{ section: '/a#b', question: 'how do I water it?' }],
    unanswered: [],
    elsewhere: ['of another site'],
    offset: 0.5,
  },
})
const GARDEN = createSite('Gardening', ['/', '/a'])
const SHOP = createSite('shop', ['/', '/a/'])

const joinGarden = (changes: object) =>
  joinSites('several', [{ ...GARDEN, stock: { ...GARDEN.stock, ...changes } }]).stock

describe('dealSites', () => {
  it.each([
    [2, []],
    [3, [[0, 1, 2]]],
    [5, [[0, 1, 2, 3, 4]]],
    [
      6,
      [
        [0, 2, 4],
        [1, 3, 5],
      ],
    ],
    [
      11,
      [
        [0, 3, 6, 9],
        [1, 4, 7, 10],
        [2, 5, 8],
      ],
    ],
  ])('deals %d sites into groups of about the same size', (count, expected) => {
    expect(dealSites(number(count))).toEqual(expected)
  })
})

describe('joinSites', () => {
  const { content, stock } = joinSites('several', [GARDEN, SHOP])

  it('moves the pages of each site below its name', () => {
    const routes = ['/Gardening', '/Gardening/a', '/shop', '/shop/a/']
    expect(content.documents.map(({ route }) => route)).toEqual(routes)
    expect(content.documents.map(({ file }) => file)).toEqual(routes)
    expect(content.documents[3]).toMatchObject({ title: 'Care' })
    expect(content.documents[3]?.links.map(({ target }) => target)).toEqual([
      '/shop/a#b',
      undefined,
    ])
  })

  it('asks about the moved passages, and nothing from elsewhere', () => {
    expect(stock.site).toBe('several')
    expect(stock.answered.map(({ section }) => section)).toEqual(['/Gardening/a#b', '/shop/a#b'])
    expect(stock.elsewhere).toEqual([])
    const answered = ['/', '/#b'].map((section) => ({ section, question: 'what is it' }))
    const sections = joinGarden({ answered }).answered.map(({ section }) => section)
    expect(sections).toEqual(['/Gardening', '/Gardening#b'])
  })

  it('asks at most 70 answered questions of a site, and two of three unanswered ones', () => {
    const answered = number(900).map((one) => ({ section: `/${one}`, question: `what is ${one}` }))
    const unanswered = number(9).map((one) => ({ question: `is it ${one}`, kind: 'other' }))
    const joined = joinGarden({ answered, unanswered })
    expect(joined.answered).toHaveLength(70)
    expect(joined.unanswered.map(({ question }) => question)).toEqual(
      [0, 1, 3, 4, 6, 7].map((one) => `is it ${one}`),
    )
  })

  const NAMED = [
    'Gardening can I rent it?',
    'Gardening can I rent it?',
    'Gardening can I rent it?',
    'can I rent it in Gardening',
    'can I rent it in Gardening',
    'can I rent it in Gardening',
    'Gardening: can I rent it?',
    'Gardening: can I rent it?',
    'can I rent it with Gardening?',
  ]

  it('names the site in most answered questions', () => {
    const answered = number(10).map(() => ({ section: '/a', question: 'can I rent it?' }))
    expect(joinGarden({ answered }).answered.map(({ question }) => question)).toEqual([
      ...NAMED,
      'can I rent it?',
    ])
  })

  it('leaves out an unanswered question near the subject that does not name the site', () => {
    const unanswered = number(15).map(() => ({ question: 'can I rent it?', kind: 'near' }))
    expect(joinGarden({ unanswered }).unanswered.map(({ question }) => question)).toEqual(NAMED)
  })

  it('leaves a question alone that names the site, or is not about it', () => {
    const unanswered = [
      { question: 'can I rent a GARDEN?', kind: 'near' },
      { question: 'is it a rose?', kind: 'everyday' },
      { question: 'left out', kind: 'near' },
      { question: 'is it a tulip?', kind: 'other' },
    ]
    expect(joinGarden({ unanswered }).unanswered).toEqual(
      unanswered.filter(({ question }) => question !== 'left out'),
    )
  })
})
