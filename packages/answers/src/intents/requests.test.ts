import { describe, expect, it } from 'vitest'
import { findLastAsked, readRequest } from './requests.ts'

describe('readRequest', () => {
  it.each([
    'that did not help',
    "That didn't work.",
    'I already did that',
    "I've tried that",
    "that's not what I meant".replace("that's ", ''),
    'any other way?',
    'more details please',
    'can you tell me more',
    'tell me more about that',
    "I don't understand",
    'what do you mean?',
    'das hat mir leider nicht geholfen',
    'mehr dazu bitte',
  ])('hears a wish for another answer in %j', (text) => {
    expect(readRequest(text)).toEqual({ type: 'another' })
  })

  it.each([
    'can you show an example',
    'example?',
    'show me a code example please',
    'for example',
    'hast du ein Beispiel',
  ])('hears a wish for an example in %j', (text) => {
    expect(readRequest(text)).toEqual({ type: 'example' })
  })

  it.each([
    'shorter please',
    'can you make it shorter',
    'in short',
    'too long',
    'tl;dr',
    'geht das auch kürzer?',
  ])('hears a wish for a shorter answer in %j', (text) => {
    expect(readRequest(text)).toEqual({ type: 'shorter' })
  })

  it.each([
    ["that's not what I meant, I mean can she delete the tasks", 'can she delete the tasks'],
    ['No, I meant the other one with docker', 'the other one with docker'],
    ['ich meinte die Rückgabe', 'die rückgabe'],
  ])('finds the question that was meant in %j', (text, meant) => {
    expect(readRequest(text)).toEqual({ type: 'meant', text: meant })
  })

  it.each([
    'is there an example configuration',
    'how do I make the name shorter',
    'more memory',
    'does it work without a key',
    'what does "other" mean',
    'the update did not work',
    'what else does the plan include',
    'i mean',
    'which details are stored',
  ])('leaves the question %j alone', (text) => {
    expect(readRequest(text)).toBeUndefined()
  })
})

describe('findLastAsked', () => {
  const user = (text: string) => ({ role: 'user' as const, text })
  const assistant = { role: 'assistant' as const, text: 'An answer.' }
  const ask = (...history: readonly ReturnType<typeof user>[]) =>
    findLastAsked({
      text: 'shorter',
      history: history.flatMap((one) => [one, assistant]),
      again: 0,
      avoid: [],
    })

  it('finds the last question, not a remark about its answer', () => {
    const last = ask(user('what is it'), user('how do I back up'), user('example please'))
    expect(last?.text).toBe('how do I back up')
    expect(last?.history.map(({ text }) => text)).toEqual(['what is it', 'An answer.'])
  })

  it('finds nothing if nothing was asked', () => {
    expect(ask()).toBeUndefined()
    expect(ask(user('example please'))).toBeUndefined()
  })
})
