import { expect, it } from 'vitest'
import { sayWithCode } from './sayWithCode.ts'

it.each([
  ['Call lamp.on() to light it', 'Call `lamp.on()` to light it', 'Call `lamp.on()` to light it'],
  [
    'Add <b a="x">, then wait…',
    'Add `<b a="x">`, then wait for ever.',
    'Add `<b a="x">`, then wait…',
  ],
  ['…then a and b', 'First `c`, then `a` and `b`', '…then `a` and `b`'],
  ['a*b', 'a\\*b', 'a\\*b'],
  ['Take one of in', 'Take one of `in`', 'Take one of `in`'],
])('says %j as %j has it', (text, markdown, said) => {
  expect(sayWithCode(text, markdown)).toBe(said)
})

it('leaves code that was cut in two, or is part of another word, as it is', () => {
  expect(sayWithCode('Call lamp.o…', 'Call `lamp.on()` to light it')).toBe('Call lamp.o…')
  expect(sayWithCode('an inner wheel', 'an inner wheel, not `in`')).toBe('an inner wheel')
})

it('tells code from the same word without marks', () => {
  const twice = 'Run the server with `server`'
  expect(sayWithCode('Run the server with server', twice)).toBe(twice)
  const cut = 'Press `a` to open a lamp and wait'
  expect(sayWithCode('…to open a lamp…', cut)).toBe('…to open a lamp…')
  expect(sayWithCode('…with the server', '`server` runs with the server')).toBe('…with the server')
  expect(sayWithCode('Port: --port; Effect: the port', '| `--port` | the port |')).toBe(
    'Port: `--port`; Effect: the port',
  )
})

it('takes time in proportion to the text', () => {
  const long = '`'.repeat(200_000)
  expect(sayWithCode('a', `${long}a`)).toBe('a')
  const many = 'turn `a` '.repeat(20_000)
  expect(sayWithCode(many.replaceAll('`', ''), many)).toBe(many.replaceAll(/\s+/g, ' '))
})
