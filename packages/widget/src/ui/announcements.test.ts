import { describe, expect, it } from 'vitest'
import { answer, question, stateWith } from '../../testing/builders.ts'
import { fillTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import { announceExcess, announceLength, announceStep } from './announcements.ts'

const texts = fillTexts(panel, 'Acme')
const asked = stateWith({ status: 'submitted', messages: [question('one')] })
const arriving = stateWith({ status: 'streaming', messages: [question('one'), answer('It', 'a')] })

function finished(content: string) {
  return stateWith({ messages: [question('one'), answer(content, 'a')] })
}

describe('announceStep', () => {
  it('says nothing of a question that is sent', () => {
    expect(announceStep(stateWith({}), asked, texts)).toBeUndefined()
  })

  it('says that the reply has begun, and nothing of its pieces', () => {
    expect(announceStep(asked, arriving, texts)).toBe('Assistant is replying')
    expect(announceStep(arriving, { ...arriving }, texts)).toBeUndefined()
  })

  it('reads a short answer whole', () => {
    expect(announceStep(arriving, finished('It **is** so [1].'), texts)).toBe('It is so Source 1.')
  })

  it('reads the beginning of a long answer, and says how long it is', () => {
    const sentence = 'A sentence of seven words is here. '
    const said = announceStep(arriving, finished(sentence.repeat(30)), texts)
    expect(said).toBe(
      `${sentence}${sentence}Answer complete, 210 words, 0 sources`.replaceAll('  ', ' '),
    )
  })

  it('says that an answer without words is complete', () => {
    const parts = [{ type: 'file', mimeType: 'image/png', data: 'AAAA' }] as const
    const picture = stateWith({ messages: [question('one'), { ...answer('', 'a'), parts }] })
    expect(announceStep(arriving, picture, texts)).toBe('Answer complete')
  })

  it('counts the words of an answer without end', () => {
    const said = announceStep(arriving, finished('Five words are in here. '.repeat(50_000)), texts)
    expect(said).toMatch(/Answer complete, 25\d{4} words, 0 sources$/)
  })

  it('says that the reply was stopped, before it began or after', () => {
    const stopped = { ...finished('Half'), cut: { a: 'stopped' } as const }
    expect(announceStep(arriving, stopped, texts)).toBe('Response stopped')
    expect(announceStep(asked, stateWith({ messages: asked.messages }), texts)).toBe(
      'Response stopped',
    )
  })

  it('says that another conversation has begun, also where that ended a reply', () => {
    expect(announceStep(finished('It is so.'), stateWith({}), texts)).toBe('New conversation')
    expect(announceStep(arriving, stateWith({}), texts)).toBe('New conversation')
  })

  it('leaves an error to its banner', () => {
    expect(announceStep(arriving, { ...arriving, status: 'error' }, texts)).toBeUndefined()
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
    expect(announceLength(previous, next, texts)).toBe(said)
  })
})

describe('announceExcess', () => {
  it('cuts in when the draft becomes too long, and falls silent when it fits again', () => {
    expect(announceExcess(2000, 2001, texts)).toBe('Too long to send: remove 1 character')
    expect(announceExcess(2001, 2002, texts)).toBeUndefined()
    expect(announceExcess(2001, 2000, texts)).toBe('')
  })
})
