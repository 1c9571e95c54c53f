import { expect, it } from 'vitest'
import { fillTexts } from '@docent/texts'
import { later } from '@docent/texts/en/later'
import { panel } from '@docent/texts/en/panel'
import { toSpeech } from './speech.ts'

const texts = { ...later, ...fillTexts(panel, 'Acme') }

it.each([
  ['# Sizes\n\nIt is *so* **wide**.', 'Sizes. It is so wide.'],
  ['See [1] and [2].', 'See Source 1 and Source 2.'],
  ['```js\na\nb\n```', 'code block, 2 lines.'],
  ['- one\n- two\n  - three', 'one. two. three.'],
  ['> quoted\n> words', 'quoted words.'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a, b. 1, 2.'],
  ['[a link](https://a.example) and `code`', 'a link and code.'],
  ['![alt](x.png)', 'alt.'],
  ['AT&amp;T', 'AT&T.'],
  ['---', ''],
])('reads %j as %j', (markdown, speech) => {
  expect(toSpeech(markdown, texts)).toBe(speech)
})
