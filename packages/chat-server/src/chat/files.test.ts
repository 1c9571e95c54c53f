import { describe, expect, it } from 'vitest'
import { readFiles } from './files.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk'

describe('readFiles', () => {
  it('reads images and texts', () => {
    expect(
      readFiles([
        { url: `data:image/png;base64,${PIXEL}` },
        { url: 'data:text/plain;charset=utf-8;base64,w6TDtg==', name: 'a.txt' },
        { url: 'data:,Hello%20there', name: 'b' },
        { url: 'data:application/json,%7B%7D' },
      ]),
    ).toEqual([
      { type: 'image', mediaType: 'image/png', base64: PIXEL },
      { type: 'text', name: 'a.txt', text: 'äö' },
      { type: 'text', name: 'b', text: 'Hello there' },
      { type: 'text', name: '', text: '{}' },
    ])
  })

  it.each([
    ['data:image/svg+xml,<svg/>', /can be images/],
    ['data:application/pdf;base64,AAAA', /can be images/],
    ['data:image/png,raw', /not base64-encoded/],
    ['data:text/plain;base64,%%%', /not base64-encoded/],
    ['data:text/plain,%E0%A4%A', /cannot be read/],
    ['data:text/plain', /not a readable data: URL/],
  ])('refuses %s', (url, reason) => {
    expect(() => readFiles([{ url }])).toThrow(reason)
  })

  it('refuses more than a few', () => {
    expect(() => readFiles(Array.from({ length: 9 }, () => ({ url: 'data:,a' })))).toThrow(
      /At most 8 files/,
    )
  })
})
