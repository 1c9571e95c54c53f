import { describe, expect, it } from 'vitest'
import { fillTexts } from '@docent/texts'
import { later } from '@docent/texts/en/later'
import { panel } from '@docent/texts/en/panel'
import { answer, question, stateWith } from '../../../../chat/testing/builders.ts'
import { announceExcess, announceLength, announceReply } from './announcements.ts'

const texts = { ...later, ...fillTexts(panel, 'Acme') }
const asked = stateWith({ status: 'submitted', messages: [question('one')] })
const arriving = stateWith({ status: 'streaming', messages: [question('one'), answer('It', 'a')] })

function finished(content: string) {
  return stateWith({ messages: [question('one'), answer(content, 'a')] })
}

describe('announceReply', () => {
  it('says nothing of a question that is sent', () => {
    expect(announceReply(stateWith({}), asked, texts)).toBeUndefined()
  })

  it('says nothing of the pieces of a reply', () => {
    expect(announceReply(asked, arriving, texts)).toBeUndefined()
    expect(announceReply(arriving, { ...arriving }, texts)).toBeUndefined()
  })

  it('reads a short answer whole', () => {
    expect(announceReply(arriving, finished('It **is** so [1].'), texts)).toBe('It is so Source 1.')
  })

  it('reads the beginning of a long answer, and says how long it is', () => {
    const sentence = 'A sentence of seven words is here. '
    const said = announceReply(arriving, finished(sentence.repeat(30)), texts)
    expect(said).toBe(
      `${sentence}${sentence}Answer complete, 210 words, 0 sources`.replaceAll('  ', ' '),
    )
  })

  it('says that an answer without words is complete', () => {
    const parts = [{ type: 'file', mimeType: 'image/png', data: 'AAAA' }] as const
    const picture = stateWith({ messages: [question('one'), { ...answer('', 'a'), parts }] })
    expect(announceReply(arriving, picture, texts)).toBe('Answer complete')
  })

  it('counts the words of an answer without end', () => {
    const said = announceReply(arriving, finished('Five words are in here. '.repeat(50_000)), texts)
    expect(said).toMatch(/Answer complete, 25\d{4} words, 0 sources$/)
  })

  it('says that the reply was stopped, before it began or after', () => {
    const stopped = { ...finished('Half'), cut: { a: 'stopped' } as const }
    expect(announceReply(arriving, stopped, texts)).toBe('Answer stopped')
    expect(announceReply(asked, stateWith({ messages: asked.messages }), texts)).toBe(
      'Answer stopped',
    )
  })

  it('says that another conversation has begun, also if that ended a reply', () => {
    expect(announceReply(finished('It is so.'), stateWith({}), texts)).toBe('New conversation')
    expect(announceReply(arriving, stateWith({}), texts)).toBe('New conversation')
  })

  it('leaves an error to its banner', () => {
    expect(announceReply(arriving, { ...arriving, status: 'error' }, texts)).toBeUndefined()
  })
})

describe('announceLength', () => {
  it.each([
    [1799, 1800, '200 characters left'],
    [1949, 1950, '50 characters left'],
    [1999, 2000, '0 characters left'],
    [0, 1999, '1 character left'],
    [1800, 1801, undefined],
    [1800, 1799, undefined],
    [1999, 2001, undefined],
  ])('from %i to %i says %s', (previous, next, said) => {
    expect(announceLength(previous, next, 2000, texts)).toBe(said)
  })
})

it("announces the lengths of the owner's limit", () => {
  expect(announceLength(449, 450, 500, texts)).toBe('50 characters left')
  expect(announceExcess(500, 502, 500, texts)).toBe('Too long to send: remove 2 characters')
})

describe('announceExcess', () => {
  it('cuts in when the draft becomes too long, and falls silent when it fits again', () => {
    expect(announceExcess(2000, 2001, 2000, texts)).toBe('Too long to send: remove 1 character')
    expect(announceExcess(2001, 2002, 2000, texts)).toBeUndefined()
    expect(announceExcess(2001, 2000, 2000, texts)).toBe('')
  })
})
