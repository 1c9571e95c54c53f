import { describe, expect, it } from 'vitest'
import { createMasker } from './createMasker.ts'

describe('createMasker', () => {
  it('counts everything that it masks', () => {
    const { mask, maskUrl, counts } = createMasker()
    expect(mask('I am ada@example.org, 030 1234567.')).toBe('I am [mail], [phone].')
    expect(maskUrl('/?from=eve%40example.org')).toBe('/?from=[mail]')
    expect(counts).toEqual({ mail: 2, phone: 1 })
  })

  it.each([
    ['/a?mail=ada%40example.org&tel=%2B49+30+1234567#c', '/a?mail=[mail]&tel=[phone]#c'],
    ['https://a.example/ada@example.org', 'https://a.example/[mail]'],
    ['/a?b=c%20d&e=%zz&f=g+h#i', '/a?b=c%20d&e=%zz&f=g+h#i'],
    ['/orders/0301234567?page=2', '/orders/0301234567?page=2'],
  ])('masks the address %s', (url, masked) => {
    expect(createMasker().maskUrl(url)).toBe(masked)
  })
})
