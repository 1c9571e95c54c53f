import type { StreamPart } from '@docent/protocol'
import { createChatSession } from '../src/session.ts'
import type { ChatSession, ChatSessionOptions } from '../src/session.ts'
import type { ChatStatus } from '../src/state.ts'
import { createScriptedTransport, finish, settle, start, text } from './builders.ts'
import type { ScriptedTransport } from './builders.ts'

/** A session that a test plays: its transport, its frames and its errors. */
export interface Stage {
  session: ChatSession
  transport: ScriptedTransport
  /** Draws a frame: runs everything that was scheduled since the last one. */
  drawFrame(): void
  errors: unknown[]
}

export interface StageOptions extends Partial<ChatSessionOptions> {
  /** Whether the server keeps replies for readers who come back. */
  readonly canResume?: boolean
}

export function open({ canResume = false, ...options }: StageOptions = {}): Stage {
  const transport = createScriptedTransport(canResume)
  const errors: unknown[] = []
  let scheduled: (() => void)[] = []
  let next = 0
  const session = createChatSession({
    transport,
    clock: () => 1_000,
    ids: () => `id-${(next += 1)}`,
    onError: (error) => errors.push(error),
    schedule: (update) => {
      scheduled.push(update)
      return () => (scheduled = scheduled.filter((other) => other !== update))
    },
    ...options,
  })
  const drawFrame = () => {
    const due = scheduled
    scheduled = []
    for (const update of due) update()
  }
  return { session, transport, drawFrame, errors }
}

export const contents = ({ session }: Stage): string[] =>
  session.state.get().messages.map(({ content }) => content)
export const statusOf = ({ session }: Stage): ChatStatus => session.state.get().status

export async function feed({ transport }: Stage, ...parts: StreamPart[]): Promise<void> {
  transport.push(...parts)
  await settle()
}

/** A chat in which one question is answered. */
export async function openAnswered(): Promise<Stage> {
  const stage = open()
  stage.session.send('one')
  await settle()
  await feed(stage, start('answer-1'), text('First.'), finish)
  stage.transport.end()
  await settle()
  return stage
}
