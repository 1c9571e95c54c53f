import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { write } from '../../testing.ts'
import { readStep, Steps } from './Steps.tsx'

it('reads the number of a step, and no year or version', () => {
  expect(readStep('2. Place the element')).toEqual({ number: '2', words: 'Place the element' })
  expect(readStep('10) Look at it')).toEqual({ number: '10', words: 'Look at it' })
  expect(readStep('2.5 times faster')).toBeUndefined()
  expect(readStep('2026. A year')).toBeUndefined()
})

it('shows the number once, and keeps the anchor of the whole heading', () => {
  const html = renderToStaticMarkup(<Steps manuscript={write('## 1. Add `it`\n\nWords.')} />)
  expect(html).toBe(
    '<section class="step"><h2 id="1-add-it"><span class="number">1</span>' +
      '<a class="anchor" href="#1-add-it">Add <code>it</code></a></h2><p>Words.</p></section>',
  )
})
