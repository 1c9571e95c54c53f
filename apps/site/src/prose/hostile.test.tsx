// @vitest-environment jsdom
// Shares its document: it reads text with it.

import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { write } from '../testing.ts'
import { Poster } from './layouts/Poster.tsx'
import { Prose } from './Prose.tsx'

const FRAGMENTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src=//evil.example>',
  '[a](javascript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](data:text/html;base64,PHN2Zz4=)',
  '![a](//evil.example/a.png)',
  '![a](data:image/svg+xml,x)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)',
  '[a][a]',
  '" onmouseover="alert(1)',
  '`',
  '```',
  '> [!NOTE]',
  '\n<!-- tabs: " onclick="alert(1) -->\n\n- ',
  '\n<!-- terms -->\n- **',
  '\n<!-- faq: " onclick="alert(1) -->\n\n',
  '\n```docent-demo\n',
  '\n```js title="<script>" {1-999999999} ins={1}\n',
  '\n---\n',
  '<kbd>',
  '</kbd>',
  '[^a]',
  '[^a]: ',
  '| a | b |\n|---|---|\n',
  '## ',
  '- [ ] ',
  '*',
  '_',
  '[',
  '](',
  ')',
  '&lt;script&gt;',
  '\\',
  '\n',
  '\n\n',
  ' ',
]

it('makes nothing of hostile Markdown that could run or call another host', () => {
  const hostile = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 24 })
  fc.assert(
    fc.property(hostile, (fragments) => {
      const manuscript = write(fragments.join(''))
      const page = new DOMParser().parseFromString(
        renderToStaticMarkup(
          <>
            <Prose tokens={manuscript.tokens} manuscript={manuscript} />
            <Poster manuscript={manuscript} />
          </>,
        ),
        'text/html',
      )
      for (const element of page.body.querySelectorAll('*')) expect(findHarm(element)).toBe('')
    }),
    { numRuns: 500 },
  )
})

/** The problem with an element, or undefined. */
function findHarm(element: Element): string {
  if (/^(script|style|iframe|object|embed|base|form|meta|link)$/i.test(element.tagName)) {
    return element.outerHTML
  }
  for (const { name, value } of element.attributes) {
    if (name.startsWith('on') || name === 'style') return `${name}=${value}`
    if (name === 'src' && !/^\/(?!\/)/.test(value)) return `${name}=${value}`
    if (name === 'href' && !/^(https?:|mailto:|tel:|#|\/(?!\/))/.test(value))
      return `${name}=${value}`
  }
  return ''
}
