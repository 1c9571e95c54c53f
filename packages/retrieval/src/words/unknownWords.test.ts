import { describe, expect, it } from 'vitest'
import { readWords } from './analyze.ts'
import { createKindReader } from './unknownWords.ts'

function readKinds(text: string): Record<string, string> {
  const readKind = createKindReader(text)
  return Object.fromEntries(readWords(text).map((word) => [word.raw, readKind(word)]))
}

describe('the kind of a word that no page has', () => {
  it('is ordinary for words that people put around any subject', () => {
    expect(readKinds('I lost my laptop')).toEqual({ lost: 'ordinary', laptop: 'ordinary' })
  })

  it('is other for the subject of a question', () => {
    expect(readKinds('pancakes for my helm chart')).toEqual({
      pancakes: 'other',
      helm: 'other',
      chart: 'other',
    })
  })

  it.each(['does it speak SAML', 'read my_config', 'are you ISO27001', 'call useChat', 'in Tokyo'])(
    'is a name if it is written as one: %s',
    (text) => expect(Object.values(readKinds(text)).at(-1)).toBe('name'),
  )

  it.each([
    'run it on port 4000',
    'can it take 5000 visitors',
    'more than 2,500',
    'a file of 40 MB',
  ])('is ordinary for a number that the visitor chose: %s', (text) => {
    const [, kind] = Object.entries(readKinds(text)).find(([word]) => /^\d/.test(word)) ?? []
    expect(kind).toBe('ordinary')
  })

  it('is ordinary for a day of the month and for a person', () => {
    expect(readKinds('does my successor get it on the 1st of March')).toMatchObject({
      successor: 'ordinary',
      '1st': 'ordinary',
      March: 'ordinary',
    })
  })

  it.each(['error 5012', 'does it run on Windows 11', 'is it ISO 27001 certified'])(
    'is a name for a number that identifies something: %s',
    (text) => {
      const [, kind] = Object.entries(readKinds(text)).find(([word]) => /^\d/.test(word)) ?? []
      expect(kind).toBe('name')
    },
  )

  it('is ordinary for days, months and colours, even with a capital', () => {
    expect(readKinds('is the green one open on a Saturday in August')).toMatchObject({
      green: 'ordinary',
      Saturday: 'ordinary',
      August: 'ordinary',
    })
  })

  it('is ordinary for a name that only illustrates what is asked for', () => {
    expect(readKinds('columns like TweetDeck')['TweetDeck']).toBe('ordinary')
    expect(readKinds('a tool such as TweetDeck')['TweetDeck']).toBe('ordinary')
    expect(readKinds('columns in TweetDeck')['TweetDeck']).toBe('name')
  })

  it('does not mistake the first word of a sentence for a name', () => {
    expect(readKinds('Lost it. Verify "Everything" now')).toMatchObject({
      Lost: 'ordinary',
      Verify: 'ordinary',
    })
  })

  it.each(['Where Is My Laptop', 'WHERE IS MY LAPTOP'])('ignores capitals in %s', (text) => {
    expect(Object.values(readKinds(text))).toEqual(['ordinary'])
  })
})
