import { BESIDE } from './beside.ts'
import { CONTENT } from './content.ts'
import { FAILURES } from './failures.ts'
import { MODEL } from './model.ts'
import { NOTES } from './notes.ts'
import { REPLY } from './reply.ts'
import { THREADS } from './threads.ts'
import type { State, StateGroup } from './types.ts'
import { WRITING } from './writing.ts'

export type { State, StateGroup } from './types.ts'

/** Every state of the chat. Another one is another entry in the file of its group. */
export const GROUPS: readonly StateGroup[] = [
  { name: 'Beside the page', states: BESIDE },
  { name: 'Writing', states: WRITING },
  { name: 'A reply', states: REPLY },
  { name: 'A model at work', states: MODEL },
  { name: 'What an answer brings', states: NOTES },
  { name: 'What an answer holds', states: CONTENT },
  { name: 'Threads', states: THREADS },
  { name: 'Failures', states: FAILURES },
]

export function findState(name: string): State {
  const states = GROUPS.flatMap((group) => group.states)
  const state = states.find((one) => one.name === name)
  if (state) return state
  const known = states.map((one) => one.name).join(', ')
  throw new Error(`There is no state "${name}". Known: ${known}.`)
}
