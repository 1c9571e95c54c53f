import { expect, it } from 'vitest'
import { nameVersion, readReleases } from './releases.ts'

function section(heading: string, depth = 2) {
  return { anchor: heading, heading, depth, path: [heading], markdown: '', text: '', line: 1 }
}

const SECTIONS = [
  section('', 0),
  section('[Unreleased]'),
  section('Added', 3),
  section('[1.4.0] - 2026-11-02'),
  section('Added', 3),
  section('Fixed', 3),
  section('v1.3.2 (2026-09-14)'),
  section('How we number versions'),
]

it('reads versions, dates and what belongs to each', () => {
  const releases = readReleases({ route: '/changelog', sections: SECTIONS })
  expect(releases.map(({ version, date, from, until }) => [version, date, from, until])).toEqual([
    ['', undefined, 1, 3],
    ['1.4.0', '2026-11-02', 3, 6],
    ['1.3.2', '2026-09-14', 6, 7],
  ])
})

it.each([
  ['[1.4.0] - 2026-11-02', '1.4.0', ''],
  ['0.2.0, 2026-11-22', '0.2.0', ''],
  ['[1.4.0] - 2026-11-02 [YANKED]', '1.4.0', 'YANKED'],
  ['v2.0 (2026-01-01): Winter', '2.0', 'Winter'],
  ['[Unreleased]', '', 'Unreleased'],
])('reads the version and the other words of %j', (heading, version, words) => {
  const [release] = readReleases({ route: '/changelog', sections: [section(heading)] })
  expect([release?.version, release?.words]).toEqual([version, words])
})

it('reads none on other pages', () => {
  expect(readReleases({ route: '/products/changelogs', sections: SECTIONS })).toEqual([])
})

it.each([
  ['1.4.0', '1.4.0 (1.4)'],
  ['1.4.2', '1.4.2'],
  ['2.0', '2.0'],
  ['1.10.0', '1.10.0 (1.10)'],
])('names %s', (version, names) => {
  expect(nameVersion(version)).toBe(names)
})
