import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Nameplate, readInitial } from './Nameplate.tsx'

it.each([
  ['Desk lamp', 'D'],
  ['Änderungen', 'Ä'],
  ['𝔇ocent', '𝔇'],
  ['حديقتنا', 'ح'],
  // Every name with the article used to have the same bar as its picture.
  ['السرخس', 'س'],
  ['ال', 'ا'],
  ['', ''],
])('shows the name %j by %j', (name, initial) => {
  expect(readInitial(name)).toBe(initial)
})

it('begins at the right with an Arabic letter, and at the left with others', () => {
  const draw = (name: string) => renderToStaticMarkup(<Nameplate name={name} label="" />)
  expect(draw('السرخس')).toContain('<text class="initial" text-anchor="end" x="440" y="150">س')
  expect(draw('السرخس')).toContain('<path class="bars" d="M440 254h-120"')
  expect(draw('Farn')).toContain('<text class="initial" x="38" y="206">F')
})
