import { expect, it } from 'vitest'
import { findLoose } from './everydayGroups.ts'
import { stem } from '../stemming/stem.ts'

it.each([
  ['kill', 'terminate'],
  ['marmalade', undefined],
  ['folder', 'directory'],
  ['outage', 'downtime'],
])('offers for %s the word %s', (word, other) => {
  const found = findLoose(stem(word))
  if (other === undefined) expect(found).toEqual([])
  else expect(found).toContain(stem(other))
})
