import type { JSONValue } from '@docent/protocol'
import { describe, expect, it } from 'vitest'
import { INITIAL_STATE, cutOf } from './state.ts'
import type { ChatState, ChatStatus } from './state.ts'
import { answer, question, stateWith } from '../testing/builders.ts'
import { transition } from './transition.ts'
import type { ChatEvent } from './transition.ts'

const failure = { text: 'broken', reached: true }
const part = answer('Hel', 'a')
const longer = answer('Hello', 'a')

const events: Record<ChatEvent['type'], ChatEvent> = {
  drafted: { type: 'drafted', draft: 'new' },
  edited: { type: 'edited' },
  unedited: { type: 'unedited' },
  sent: { type: 'sent', message: question('again'), fromDraft: true },
  resent: { type: 'resent' },
  continued: { type: 'continued' },
  resumed: { type: 'resumed' },
  hastened: { type: 'hastened' },
  received: { type: 'received', reply: longer, isVisible: true, data: [] },
  finished: { type: 'finished' },
  amended: { type: 'amended', reply: longer, data: [] },
  failed: { type: 'failed', failure },
  aborted: { type: 'aborted' },
  limited: { type: 'limited', maxLength: 500 },
  cleared: { type: 'cleared' },
  restored: { type: 'restored', messages: [question('kept'), answer('it is')], cut: {} },
}

const states: Record<ChatStatus, ChatState> = {
  ready: stateWith({ messages: [question('one'), part] }),
  submitted: stateWith({ status: 'submitted', messages: [question('one')] }),
  streaming: stateWith({ status: 'streaming', messages: [question('one'), part] }),
  error: stateWith({ status: 'error', messages: [question('one')], failure }),
}

// One row for each event, one column for each status: the status that follows.
const table: Record<ChatEvent['type'], Record<ChatStatus, ChatStatus>> = {
  drafted: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'error' },
  edited: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'error' },
  unedited: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'error' },
  sent: { ready: 'submitted', submitted: 'submitted', streaming: 'streaming', error: 'submitted' },
  resent: {
    ready: 'submitted',
    submitted: 'submitted',
    streaming: 'streaming',
    error: 'submitted',
  },
  continued: {
    ready: 'submitted',
    submitted: 'submitted',
    streaming: 'streaming',
    error: 'submitted',
  },
  resumed: {
    ready: 'submitted',
    submitted: 'submitted',
    streaming: 'streaming',
    error: 'submitted',
  },
  hastened: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'error' },
  received: { ready: 'ready', submitted: 'streaming', streaming: 'streaming', error: 'error' },
  finished: { ready: 'ready', submitted: 'ready', streaming: 'ready', error: 'error' },
  amended: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'error' },
  failed: { ready: 'ready', submitted: 'error', streaming: 'error', error: 'error' },
  aborted: { ready: 'ready', submitted: 'ready', streaming: 'ready', error: 'error' },
  limited: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'error' },
  cleared: { ready: 'ready', submitted: 'ready', streaming: 'ready', error: 'ready' },
  restored: { ready: 'ready', submitted: 'submitted', streaming: 'streaming', error: 'ready' },
}

const cells = Object.entries(table).flatMap(([event, row]) =>
  Object.entries(row).map(([status, next]) => [status, event, next] as const),
)

describe('the statuses', () => {
  it.each(cells)('%s, then %s, is %s', (status, event, next) => {
    const state = states[status as ChatStatus]
    expect(transition(state, events[event as ChatEvent['type']]).status).toBe(next)
  })
})

describe('late events', () => {
  it.each(['received', 'finished', 'failed', 'aborted'] as const)(
    'leaves a finished chat as it is when %s comes late',
    (type) => {
      expect(transition(states.ready, events[type])).toBe(states.ready)
      expect(transition(states.error, events[type])).toBe(states.error)
    },
  )

  it.each(['edited', 'sent', 'resent', 'continued', 'resumed', 'restored'] as const)(
    'leaves a pending chat as it is when %s comes',
    (type) => {
      expect(transition(states.submitted, events[type])).toBe(states.submitted)
      expect(transition(states.streaming, events[type])).toBe(states.streaming)
    },
  )
})

function play(...history: ChatEvent[]): ChatState {
  return history.reduce(transition, INITIAL_STATE)
}

const ask: ChatEvent = { type: 'sent', message: question('one'), fromDraft: true }
const arrive = (reply = part): ChatEvent => ({
  type: 'received',
  reply,
  isVisible: true,
  data: [],
})
const tell = (data: JSONValue[]): ChatEvent => ({ type: 'received', isVisible: false, data })

describe('histories', () => {
  it('grows one answer in place, and ends ready', () => {
    const { messages, status } = play(ask, arrive(), arrive(longer), { type: 'finished' })
    expect(messages).toEqual([question('one'), longer])
    expect(status).toBe('ready')
  })

  it('stays submitted while there is nothing to see, and says what the server is doing', () => {
    const data = [{ type: 'status', stage: 'reading', pages: 3 }]
    const state = play(ask, tell(data))
    expect(state.status).toBe('submitted')
    expect(state.stage).toEqual({ name: 'reading', pages: 3, isThinking: false })
    expect(state.data).toEqual(data)
    expect(state.messages).toEqual([question('one')])
  })

  it('forgets what the server was doing once the answer begins', () => {
    const data = [{ type: 'status', stage: 'reading' }]
    expect(play(ask, tell(data), arrive()).stage).toBeUndefined()
  })

  it('ignores data that is not a status', () => {
    const data = [null, 'status', { type: 'status', stage: 7 }, { type: 'other', stage: 'x' }]
    expect(play(ask, tell(data)).stage).toBeUndefined()
  })

  it('keeps what had arrived when the visitor stops, and marks it', () => {
    const state = play(ask, arrive(), { type: 'aborted' })
    expect(state.messages).toEqual([question('one'), part])
    expect(state.cut).toEqual({ a: 'stopped' })
    expect(state.failure).toBeUndefined()
  })

  it('marks nothing when the visitor stops before the answer begins', () => {
    expect(play(ask, { type: 'aborted' }).cut).toEqual({})
  })

  it('keeps what had arrived when the reply fails, and marks it', () => {
    const state = play(ask, arrive(), { type: 'failed', failure })
    expect(state.messages).toEqual([question('one'), part])
    expect(state.cut).toEqual({ a: 'interrupted' })
    expect(state.failure).toBe(failure)
  })

  it('drops the last answer when it is asked for again', () => {
    const state = play(ask, arrive(), { type: 'finished' }, { type: 'resent' })
    expect(state.messages).toEqual([question('one')])
    expect(state.status).toBe('submitted')
  })

  it('keeps an answer that has nothing to show yet', () => {
    const calling = { ...part, content: '', parts: [] }
    const state = play(ask, { type: 'received', reply: calling, isVisible: false, data: [] })
    expect(state.messages).toEqual([question('one'), calling])
    expect(state.status).toBe('submitted')
  })

  it('keeps the last answer when it is continued, and replaces it when it is resumed', () => {
    const answered = [ask, arrive(), { type: 'finished' }] as const
    const { messages } = play(...answered, { type: 'continued' })
    expect(messages).toEqual([question('one'), part])
    expect(play(...answered, { type: 'resumed' }, arrive(longer)).messages).toEqual([
      question('one'),
      longer,
    ])
  })

  it('starts over when it is cleared, but keeps the draft', () => {
    const typed: ChatEvent = { type: 'drafted', draft: 'next' }
    expect(play(ask, arrive(), typed, { type: 'cleared' })).toEqual({
      ...INITIAL_STATE,
      draft: 'next',
    })
  })

  it('has nothing to ask again in an empty chat', () => {
    expect(play({ type: 'resent' })).toBe(INITIAL_STATE)
  })

  it('forgets the failure when something is sent', () => {
    const failed = [ask, { type: 'failed', failure }] as const
    expect(play(...failed, { type: 'resent' }).failure).toBeUndefined()
    expect(play(...failed, ask).failure).toBeUndefined()
  })

  it('takes in annotations behind the end without a change of status', () => {
    const annotated = { ...part, annotations: ['late'] }
    const amend: ChatEvent = { type: 'amended', reply: annotated, data: ['more'] }
    const state = play(ask, arrive(), { type: 'finished' }, amend)
    expect(state.messages).toEqual([question('one'), annotated])
    expect(state.data).toEqual(['more'])
    expect(state.status).toBe('ready')
  })

  // An annotation behind the second answer used to replace the first answer with it as well.
  it('takes them in at the last answer, if a server gives all of its answers one id', () => {
    const first = answer('First', 'a')
    const annotated = { ...answer('Second', 'a'), annotations: ['late'] }
    const amend: ChatEvent = { type: 'amended', reply: annotated, data: [] }
    const finished: ChatEvent = { type: 'finished' }
    const second = [arrive(answer('Second', 'a')), finished, amend]
    expect(play(ask, arrive(first), finished, ask, ...second).messages).toEqual([
      question('one'),
      first,
      question('one'),
      annotated,
    ])
  })

  // A server that gives every try the same id had a whole answer marked as stopped.
  it('marks an answer no longer that was stopped, asked for again and is whole', () => {
    const state = play(ask, arrive(), { type: 'aborted' }, { type: 'resent' }, arrive())
    expect(transition(state, { type: 'finished' }).cut).toEqual({})
  })

  it.each(['constructor', '__proto__'])('knows whether the answer %s was stopped', (id) => {
    const whole = play(ask, arrive(answer('x', id)), { type: 'finished' })
    expect(cutOf(whole, id)).toBeUndefined()
    expect(cutOf(play(ask, arrive(answer('x', id)), { type: 'aborted' }), id)).toBe('stopped')
  })

  it('keeps unchanged messages identical', () => {
    const first = play(ask, arrive(), { type: 'finished' })
    const second = [{ ...ask, message: question('two') }, arrive(answer('x'))].reduce(
      transition,
      first,
    )
    expect(second.messages[0]).toBe(first.messages[0])
    expect(second.messages[1]).toBe(first.messages[1])
  })
})

describe('the draft', () => {
  const typed: ChatEvent = { type: 'drafted', draft: 'one' }
  const failed: ChatEvent = { type: 'failed', failure }

  it('is cleared when it is sent', () => {
    expect(play(typed, ask).draft).toBe('')
  })

  it('stays when something else is sent', () => {
    expect(play(typed, { ...ask, fromDraft: false }).draft).toBe('one')
  })

  it('comes back when sending fails', () => {
    expect(play(typed, ask, failed).draft).toBe('one')
  })

  it('does not replace what was typed in the meantime', () => {
    expect(play(typed, ask, { type: 'drafted', draft: 'two' }, failed).draft).toBe('two')
  })

  it('does not come back once the answer has begun', () => {
    expect(play(typed, ask, arrive(), failed).draft).toBe('')
  })

  it('leaves the field again with a retry, and comes back if that fails too', () => {
    expect(play(typed, ask, failed, { type: 'resent' }).draft).toBe('')
    expect(play(typed, ask, failed, { type: 'resent' }, failed).draft).toBe('one')
  })

  it('stays with a retry when it was changed', () => {
    const changed: ChatEvent = { type: 'drafted', draft: 'one more' }
    expect(play(typed, ask, failed, changed, { type: 'resent' }).draft).toBe('one more')
  })
})

describe('a conversation that was kept', () => {
  const kept: ChatEvent = {
    type: 'restored',
    messages: [question('kept'), part],
    cut: { a: 'interrupted' },
  }

  it('takes the place of the one that is there, and leaves what is being typed', () => {
    const before = { ...states.error, draft: 'typing', data: [1] }
    expect(transition(before, kept)).toEqual(
      stateWith({ messages: [question('kept'), part], cut: { a: 'interrupted' }, draft: 'typing' }),
    )
  })

  it('has failed if its last question was never answered, and can be tried once more', () => {
    const messages = [question('kept'), part, question('left')]
    const restored = transition(stateWith({ draft: 'left' }), { ...kept, messages })
    expect(restored).toMatchObject({ status: 'error', messages, failure: { reached: true } })
    // The question was restored to the field: a retry removes it from there.
    expect(transition(restored, { type: 'resent' })).toMatchObject({
      status: 'submitted',
      draft: '',
    })
  })
})

it.each(['cleared', 'restored'] as const)("keeps the owner's limit when a chat is %s", (type) => {
  const limited = transition(states.ready, events.limited)
  expect(transition(limited, events[type]).maxLength).toBe(500)
})
