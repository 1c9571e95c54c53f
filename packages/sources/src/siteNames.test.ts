import { expect, it } from 'vitest'
import { learnSiteNames } from './siteNames.ts'

const page = (title: string, named = title, description = '') => ({ title, named, description })

// All pages of such a site were called like the site.
it('takes the name of the tab if the headings of several pages are the name of the site', () => {
  const { toTitle } = learnSiteNames(
    ['Dim', 'Off', 'On', 'Clean'].map((name) => page('Lamps', `${name} | Lamps v2`)),
    [],
  )
  expect(toTitle(page('Lamps', 'Repair | Lamps v2'))).toBe('Repair')
  expect(toTitle(page('Shades', 'Shades | Lamps v2'))).toBe('Shades')
})

it('drops a description that several pages have, because generators write that of the site', () => {
  const pages = [
    page('A', 'A', 'Our lamps.'),
    page('B', 'B', 'Our lamps.'),
    page('C', 'C', 'Dim it.'),
  ]
  const { toDescription } = learnSiteNames(pages, [])
  expect(['Our lamps.', 'Dim it.'].map(toDescription)).toEqual(['', 'Dim it.'])
})

it('drops the numbers of a numbered manual from titles and headings', () => {
  const { toTitle, toHeading } = learnSiteNames([], ['2. Lamps', '2.1. Dim', '2.2. Off'])
  expect([toTitle(page('2. Lamps')), toHeading('2.1. Dim')]).toEqual(['Lamps', 'Dim'])
  expect(learnSiteNames([], ['1. Buy it', '2. Dim it']).toHeading('1. Buy it')).toBe('1. Buy it')
})
