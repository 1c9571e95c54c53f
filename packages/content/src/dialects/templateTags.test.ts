import { describe, expect, it } from 'vitest'
import { dropTemplateTags } from './templateTags.ts'

describe('dropTemplateTags', () => {
  it.each([
    ['a call', '{{ npm_tabs({ packages: ["acme"] }) }}'],
    ['a call over several lines', '{{ npm_tabs({\n  command: "install",\n  args: []\n}) }}'],
    ['a statement', '{% include "note.html" %}'],
    ['a shortcode', '{{< figure src="a.png" >}}'],
    ['a shortcode with text', '{{% notice %}}'],
    ['two in one line', '{% if a %} {{ b }}'],
  ])('drops %s on its own lines', (_, tag) => {
    expect(dropTemplateTags(`Install it:\n\n${tag}\n\nThen start it.`)).toBe(
      'Install it:\n\n\n\nThen start it.',
    )
  })

  it.each([
    'The version is {{ version }} today.',
    '{{ version }} is the newest one.',
    '`{{ name }}` is a variable.',
    '```html\n{{ name }}\n{% if a %}\n```',
    '{{ version }} is the newest one.\n\n```js\n{{ a }}\n```\n\nText.\n\n```html\n{{ name }}\n```',
    '    {{ indented }}',
    '{{ never closed',
    '- `${{ shared.KEY }}`',
    '```liquid\n{% raw %}\n{{ a }}\n{% endraw %}\nmore\n```',
  ])('keeps what readers see: %j', (text) => {
    expect(dropTemplateTags(text)).toBe(text)
  })

  it('drops the tags that only protect code from the templates', () => {
    expect(dropTemplateTags('```js\n{% raw %}\nsay("{{ a }}")\n{% endraw %}\n```\nEnd')).toBe(
      '```js\nsay("{{ a }}")\n```\nEnd',
    )
  })
})
