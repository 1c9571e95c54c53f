import { expect, it } from 'vitest'
import { findNewest, readListedVersions } from './listedVersions.ts'

it('reads the list of mike, and finds the newest version by its alias', () => {
  const list = readListedVersions(
    '[{"version":"4.0","title":"4.0","aliases":["dev"]},{"version":"3.0","title":"3.0.1","aliases":["stable"]}]',
  )
  expect(list).toHaveLength(2)
  expect(findNewest(list)).toEqual({ version: '3.0', title: '3.0.1', aliases: ['stable'] })
})

it.each([
  ['', []],
  ['{"version":"1"}', []],
  // Docusaurus has a file with this name too.
  ['["2.0","1.0"]', []],
  ['[null,{"version":1},{"version":"2","aliases":"x"}]', []],
  [
    '[{"version":"2","title":"<b>2</b>","aliases":["2",7,"a/b","new"]}]',
    [{ version: '2', title: '2', aliases: ['new'] }],
  ],
])('reads only valid names from %s', (text, expected) => {
  expect(readListedVersions(text)).toEqual(expected)
})
