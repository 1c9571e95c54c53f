import { expect, it } from 'vitest'
import { dropPreamble } from './preamble.ts'

it.each([
  ['my boss wants to know what it costs', 'what it costs'],
  ['Our legal team is asking where the data is stored.', 'where the data is stored.'],
  ['A customer asked me whether it works offline', 'it works offline'],
  ["I'd like to know if it needs a key", 'it needs a key'],
  ['i just want to know how much it costs', 'how much it costs'],
  ['Could you please tell me how to install it?', 'how to install it?'],
  ['do you know when the next version comes', 'when the next version comes'],
  ['I was wondering, can I use it at home?', 'can I use it at home?'],
  ['Quick question: does it run on Windows?', 'does it run on Windows?'],
  ['somebody asks why the page is slow', 'why the page is slow'],
  ['Quick question: can you tell me if it runs on Windows?', 'it runs on Windows?'],
  ['thx. also is there a demo', 'also is there a demo'],
  ['In plain English, what is this?', 'what is this?'],
  ['What does it do, in simple words?', 'What does it do?'],
  ['ok and on windows?', 'and on windows?'],
  ['Great, thank you! How do I install it?', 'How do I install it?'],
  ["Hi there! I'd like to know if it needs a key", 'it needs a key'],
])('%j asks %j', (text, asked) => {
  expect(dropPreamble(text)).toBe(asked)
})

it.each([
  'what does my boss want to know',
  'tell me more',
  'tell me about the lamp',
  'a visitor asks for a refund',
  'my boss wants to know what',
  'do you know Docker',
  'the server asks twice for a password',
  'the installer asks which folder to use',
  'the page asks whether to accept cookies',
  'My phone keeps asking if I want to install the app',
  'I want to understand the limits',
  'good practices for headings',
  'ok button does nothing',
  'thanks page design',
  'hello world example',
  'ok why',
  '',
])('leaves %j as it is', (text) => {
  expect(dropPreamble(text)).toBe(text)
})

it('takes time in proportion to the text', () => {
  for (const long of [
    `my ${'a'.repeat(100_000)} ${'b '.repeat(50_000)}`,
    `tell me${' '.repeat(200_000)}?`,
    `ok ${'ok '.repeat(50_000)}${' '.repeat(50_000)}x`,
    `what ${', '.repeat(100_000)}in short x`,
  ]) {
    expect(dropPreamble(long).length).toBeLessThanOrEqual(long.length)
  }
})
