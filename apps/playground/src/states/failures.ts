import { textPart } from '../answers.ts'
import type { PlayedReply } from '../script.ts'
import type { State } from './types.ts'

const SET_UP = 'The assistant is being updated. Please ask again in a minute or two.'
const TOO_OFTEN = 'Too many questions in a short time. Please try again in 40 seconds.'
const TOO_LONG = 'Too many questions in a short time. Please try again in 8 minutes.'
const TOO_MANY = 'Too many questions at once. Please try again in 5 seconds.'

/** Failures, and the panel's messages for them. */
export const FAILURES: readonly State[] = [
  failing('error', (reply) => {
    reply.send(textPart('It begins with one page'))
    reply.send({ type: 'error', value: 'The answer could not be finished.' })
  }),
  failing('error-500', (reply) => reply.refuse(500)),
  failing('error-500-sentence', (reply) => reply.refuse(500, SET_UP)),
  waiting('rate-limited', (reply) => reply.refuse(429, TOO_OFTEN, { 'retry-after': '40' })),
  waiting('rate-limited-long', (reply) => reply.refuse(429, TOO_LONG, { 'retry-after': '432' })),
  waiting('busy', (reply) => reply.refuse(503, TOO_MANY, { 'retry-after': '5' })),
  failing('offline', (reply) => reply.fail()),
  failing('interrupted', (reply) => {
    reply.send(textPart('It begins with one page, and with'))
    reply.cut()
  }),
]

/** A failure after which the server refuses further tries for a while. */
function waiting(name: string, refuse: (reply: PlayedReply) => void): State {
  return failing(name, refuse, '.retry:disabled')
}

function failing(name: string, fail: (reply: PlayedReply) => void, seen = '.retry'): State {
  return {
    name,
    reports: 1,
    async play(stage) {
      await stage.open()
      fail(await stage.ask('How do I begin?'))
      await stage.see(seen)
    },
  }
}
