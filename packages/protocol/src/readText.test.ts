import { expect, it } from 'vitest'
import type { MessagePart } from './message.ts'
import { readText } from './readText.ts'

const text = (said: string): MessagePart => ({ type: 'text', text: said })

it.each<[string, MessagePart[], string]>([
  [
    'parts what two steps say',
    [text('One.'), { type: 'step-start' }, text('Two.')],
    'One.\n\nTwo.',
  ],
  ['leaves out a step that says nothing', [text(''), text('Two.')], 'Two.'],
  ['is empty where nothing is said', [{ type: 'step-start' }], ''],
])('%s', (_, parts, said) => {
  expect(readText({ parts })).toBe(said)
})
