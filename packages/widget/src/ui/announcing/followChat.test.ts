// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, question, stateWith } from '../../../../chat/testing/builders.ts'
import type { ChatState } from '@docent/chat'
import { fillTexts } from '@docent/texts'
import { later } from '@docent/texts/en/later'
import { panel } from '@docent/texts/en/panel'
import { createSpeaker } from './speaker.ts'
import { SAID_APART_MS, SAY_AFTER_MS } from '../timing.ts'
import { announceChat } from './followChat.ts'

const texts = { ...later, ...fillTexts(panel, 'Acme') }
const FIRST = 'The panel is as wide as the window allows.'
const SECOND = 'It is never wider than seven hundred and fifty pixels.'
const THIRD = 'On a phone it fills the screen.'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const asked = stateWith({ status: 'submitted', messages: [question('one')] })
const arriving = (content: string) =>
  stateWith({ status: 'streaming', messages: [question('one'), answer(content, 'a')] })
const ended = (content: string, change: Partial<ChatState> = {}) =>
  stateWith({ messages: [question('one'), answer(content, 'a')], ...change })

/** A chat that is followed, and everything that was heard of it, one entry for each utterance. */
function hear(mode: string) {
  const heard: string[] = []
  const speaker = createSpeaker(({ polite, urgent }) => {
    heard.push(urgent === '' ? polite.join('') : `! ${urgent}`)
  })
  const follower = announceChat(stateWith({}), speaker, { texts, mode })
  const follow = (state: ChatState, ms = SAY_AFTER_MS) => {
    follower.follow(state)
    vi.advanceTimersByTime(ms)
  }
  return { heard, follow, follower }
}

describe('complaint 3: the announcement of each event', () => {
  const events: Record<string, readonly ChatState[]> = {
    'a question that is sent': [asked],
    'the pieces of an answer': [asked, arriving('It'), arriving('It is')],
    'a short answer': [asked, arriving('It'), ended('It **is** so [1].')],
    'an answer at once': [asked, ended('It is so.')],
    'an answer that is stopped': [arriving('It'), ended('It', { cut: { a: 'stopped' } })],
    'an answer that failed': [arriving('It'), ended('It', { status: 'error' })],
    'a new conversation': [ended('It is so.'), stateWith({})],
    'a long draft': [stateWith({ draft: 'x'.repeat(1900) })],
    'a draft that is too long': [stateWith({ draft: 'x'.repeat(2001) })],
  }
  const draft = ['100 characters left']
  const excess = ['! Too long to send: remove 1 character']

  it.each<[string, string[], string[], string[]]>([
    // The event, and what is said of it: at the end, sentence by sentence, off.
    ['a question that is sent', [], [], []],
    ['the pieces of an answer', [], [], []],
    ['a short answer', ['It is so Source 1.'], ['It is so Source 1. Answer complete'], []],
    ['an answer at once', ['It is so.'], ['It is so.'], []],
    ['an answer that is stopped', ['Answer stopped'], ['Answer stopped'], []],
    ['an answer that failed', [], [], []],
    ['a new conversation', ['New conversation'], ['New conversation'], []],
    ['a long draft', draft, draft, draft],
    ['a draft that is too long', excess, excess, excess],
  ])('%s', (event, end, sentences, off) => {
    for (const [mode, expected] of Object.entries({ end, sentences, off })) {
      const { heard, follow } = hear(mode)
      for (const state of events[event]!) follow(state)
      expect([mode, ...heard]).toEqual([mode, ...expected])
    }
  })
})

describe('sentence by sentence', () => {
  it('complaint 3: reads sentences that have ended, and at the end what is left', () => {
    const { heard, follow } = hear('sentences')
    follow(asked)
    follow(arriving(FIRST.slice(0, -1)))
    follow(arriving(`${FIRST} It is`), SAID_APART_MS)
    expect(heard).toEqual([FIRST])
    follow(arriving(`${FIRST} ${SECOND} On a`), SAID_APART_MS)
    expect(heard).toEqual([FIRST, SECOND])
    follow(ended(`${FIRST} ${SECOND} ${THIRD}`))
    expect(heard).toEqual([FIRST, SECOND, `${THIRD} Answer complete`])
  })

  it('waits for a few words, and between what it says', () => {
    const { heard, follow } = hear('sentences')
    follow(arriving('So. It is '), SAID_APART_MS)
    expect(heard).toEqual([])
    follow(arriving(`So. ${FIRST} It`))
    expect(heard).toEqual([`So. ${FIRST}`])
    follow(arriving(`So. ${FIRST} ${SECOND} On`), 600)
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(SAID_APART_MS)
    expect(heard).toEqual([`So. ${FIRST}`, SECOND])
  })

  it('starts over with the next answer', () => {
    const { heard, follow } = hear('sentences')
    follow(arriving(`${FIRST} It`))
    follow(ended(FIRST))
    const next = [question('one'), answer(FIRST, 'a'), question('two'), answer('So.', 'b')]
    follow(stateWith({ status: 'streaming', messages: next }))
    follow(stateWith({ messages: next }))
    expect(heard).toEqual([FIRST, 'Answer complete', 'So. Answer complete'])
  })

  it('says nothing more once nobody follows', () => {
    const { heard, follow, follower } = hear('sentences')
    follow(arriving(`${FIRST} It`))
    follow(arriving(`${FIRST} ${SECOND} On`))
    follower.destroy()
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual([FIRST])
  })
})
