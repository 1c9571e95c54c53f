import { expect, it } from 'vitest'
import { readDated } from './readDated.ts'

it.each([
  ['/products/lamp', 'how do I dim the lamp', 0],
  ['/blog/spring', 'how do I dim the lamp', 1],
  // A release has words of every subject: "how long does Copied show" was answered from the first release.
  ['/changelog', 'how do I dim the lamp', 2],
  ['/de/changelog', 'Wie dimme ich die Lampe?', 2],
  ['/changelog', 'what is new in 1.4', 1],
  ['/changelog', 'What changed in the last version?', 1],
  ['/de/changelog', 'Was ist neu?', 1],
  ['/changelog', 'Quelles sont les nouveautés ?', 1],
  ['/changelog', '¿Qué novedades hay?', 1],
])('%s and %j: %d', (route, question, dated) => {
  expect(readDated(route, question)).toBe(dated)
})
