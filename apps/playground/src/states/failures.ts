import { text } from '../answers.ts'
import type { Reply } from '../script.ts'
import type { State } from './types.ts'

const SET_UP =
  'The assistant is being set up anew. This takes a minute or two; ask again after that.'
const TOO_MANY = 'Too many questions at once. Wait a minute.'

/** What can go wrong, and what the panel says then. */
export const FAILURES: readonly State[] = [
  failing('error', (reply) => {
    reply.send(text('It begins with one page'))
    reply.send({ type: 'error', value: 'The answer could not be finished.' })
  }),
  failing('error-500', (reply) => reply.refuse(500)),
  failing('error-500-sentence', (reply) => reply.refuse(500, SET_UP)),
  failing('error-429', (reply) => reply.refuse(429, TOO_MANY, { 'retry-after': '60' })),
  failing('offline', (reply) => reply.fail()),
  failing('interrupted', (reply) => {
    reply.send(text('It begins with one page, and with'))
    reply.cut()
  }),
]

function failing(name: string, fail: (reply: Reply) => void): State {
  return {
    name,
    reports: 1,
    async play(stage) {
      await stage.open()
      fail(await stage.ask('How do I begin?'))
      await stage.see('.retry')
    },
  }
}
