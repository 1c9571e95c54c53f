import { expect, it } from 'vitest'
import { decodePath, toFileAddress, toFilePath } from './address.ts'

it.each([
  ['/a%20b.png?v=2#top', '/a b.png'],
  ['/50%.png', '/50%.png'],
  ['/gr%C3%BCn.png', '/grün.png'],
])('finds the path of the file at %s', (address, path) => {
  expect(toFilePath(address)).toBe(path)
})

// Some readers of addresses left the signs that have a meaning in other addresses encoded.
it('finds each file by the address that it has', () => {
  const file = 'a, b+c&d=e@f;g#h?i%j.mp4'
  expect(toFilePath(toFileAddress(file))).toBe(`/${file}`)
  expect(decodePath('100%')).toBe('100%')
})
