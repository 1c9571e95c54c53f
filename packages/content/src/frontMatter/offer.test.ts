import { describe, expect, it } from 'vitest'
import { formatProblem } from '../pages/problem.ts'
import { readFacts } from '../pages/facts.ts'
import { readPageFields } from './pageFields.ts'
import type { PageFields } from './pageFields.ts'
import { readYaml } from './yaml.ts'

function read(yaml: string): { offer: PageFields['offer']; problems: string[] } {
  const problems: string[] = []
  const { offer } = readPageFields(readYaml(yaml, 2), (problem) => {
    problems.push(formatProblem({ file: 'a.md', ...problem }))
  })
  return { offer, problems }
}

describe('the offer of a page', () => {
  it.each([
    ['price: 49 EUR', { price: { amount: 49, currency: 'EUR' } }],
    ['price: 49.90 CHF', { price: { amount: 49.9, currency: 'CHF' } }],
    ['price: 1200\ncurrency: JPY', { price: { amount: 1200, currency: 'JPY' } }],
    ['price: 0 USD', { price: { amount: 0, currency: 'USD' } }],
    ['availability: In stock', { availability: 'inStock' }],
    ['availability: out-of-stock', { availability: 'outOfStock' }],
    ['availability: pre-order', { availability: 'preorder' }],
    ['availability: outOfStock', { availability: 'outOfStock' }],
    ['buy: https://shop.example/lamp?a=1', { buy: 'https://shop.example/lamp?a=1' }],
    ['buy: /shop', { buy: '/shop' }],
    ['price:\nbuy:', undefined],
  ])('reads %j', (yaml, offer) => {
    expect(read(yaml)).toEqual({ offer, problems: [] })
  })

  it.each([
    ['price: 49', 'price: expected an amount with its currency such as 49.90 EUR, found 49'],
    [
      'price: €49',
      'price: expected an amount with its currency such as 49.90 EUR, found "€49". Did you mean 49 EUR?',
    ],
    [
      'price: 1.200,50 EUR',
      'price: expected an amount with its currency such as 49.90 EUR, found "1.200,50 EUR"',
    ],
    [
      'price: 49,90 EUR',
      'price: expected an amount with its currency such as 49.90 EUR, found "49,90 EUR". Did you mean 49.90 EUR?',
    ],
    [
      'price: 49 EURO',
      'price: expected an amount with its currency such as 49.90 EUR, found "49 EURO". Did you mean 49 EUR?',
    ],
    ['price: free', 'price: expected an amount with its currency such as 49.90 EUR, found "free"'],
    [
      'price: -5 EUR',
      'price: expected an amount with its currency such as 49.90 EUR, found "-5 EUR"',
    ],
    [
      'currency: eur',
      'currency: expected a currency of three letters such as EUR, found "eur". Did you mean EUR?',
    ],
    [
      'availability: in stok',
      'availability: expected "in stock" or "out of stock" or "preorder" or "discontinued", found "in stok". Did you mean "in stock"?',
    ],
    [
      'buy: www.shop.example',
      'buy: expected a web address such as https://shop.example/lamp, or a path, found "www.shop.example". Did you mean https://www.shop.example?',
    ],
    [
      'buy: javascript:x',
      'buy: expected a web address such as https://shop.example/lamp, or a path, found "javascript:x"',
    ],
  ])('reports %j', (yaml, message) => {
    expect(read(yaml).problems).toEqual([`a.md:2  ${message}`])
  })
})

describe('readFacts', () => {
  const offer = { price: { amount: 49.9, currency: 'EUR' }, availability: 'inStock' } as const

  it('begins with price and availability, in the words of the language', () => {
    expect(readFacts({ meta: { facts: { Height: '42 cm' } }, offer })).toEqual([
      { label: 'Price', value: '€49.90' },
      { label: 'Availability', value: 'In stock' },
      { label: 'Height', value: '42 cm' },
    ])
    expect(readFacts({ meta: {}, offer }, 'de').map(({ label }) => label)).toEqual([
      'Preis',
      'Verfügbarkeit',
    ])
  })

  it("leaves a label to the owner's own fact of that name", () => {
    expect(readFacts({ meta: { facts: { Price: 'on request' } }, offer })[1]).toEqual({
      label: 'Price',
      value: 'on request',
    })
  })
})
