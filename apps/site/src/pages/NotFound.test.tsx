import type { Config } from '@docent/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTestSite } from '../testing.ts'
import { createNotFound } from './NotFound.tsx'

/** The arch of our doorway. */
const DOORWAY = 'M164 252V130'

function draw(config: Partial<Config>, assets: readonly string[] = []): string {
  const { main } = createNotFound(createTestSite([], new Map(), config, [], assets))
  return renderToStaticMarkup(main)
}

it('shows our doorway on our own site', () => {
  expect(draw({ brand: 'Docent' })).toContain(DOORWAY)
})

// Every site used to show our doorway, with a line about rooms.
it("shows the owner's logo, and its dark version in the dark theme", () => {
  const files = ['images/logo.svg', 'images/logo.dark.svg']
  const html = draw({ brand: 'Acme', logo: '/images/logo.svg' }, files)
  expect(html).toContain('class="day" href="/images/logo.svg"')
  expect(html).toContain('class="night" href="/images/logo.dark.svg"')
  expect(html).not.toContain(DOORWAY)
})

it('shows the first letter of a brand without a picture', () => {
  for (const assets of [[], ['favicon.ico']]) {
    const html = draw({ brand: 'Ödland' }, assets)
    expect(html).toContain('>Ö</text>')
    expect(html).not.toContain(DOORWAY)
  }
})
