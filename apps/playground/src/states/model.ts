import {
  NOT_GROUNDED,
  fromModel,
  redacted,
  status,
  textPart,
  toolCall,
  toolResult,
  thought,
} from '../answers.ts'
import type { PlayStage } from '../stage.ts'
import type { State } from './types.ts'

const QUESTION = 'Can I run it without a database server?'
const HALF = 'It needs none: conversations are kept in one file. '

const THOUGHTS = [
  thought('They ask about a database server. The passages say that SQLite is built in.\n'),
  thought('I look whether a **server** can be used: https://docent.example/articles has it.'),
] as const

/** A language model at work, and what it leaves. */
export const MODEL: readonly State[] = [
  {
    name: 'thinking',
    options: { showReasoning: true },
    async play(stage) {
      const reply = await askModel(stage)
      reply.send(...THOUGHTS)
      await stage.see('.doing:not(:empty)')
    },
  },
  { name: 'reasoning', options: { showReasoning: true }, play: playReasoning },
  {
    name: 'reasoning-open',
    options: { showReasoning: true },
    async play(stage) {
      await playReasoning(stage)
      await stage.click('.thoughts summary')
      await stage.see('.thoughts[open]')
    },
  },
  {
    name: 'tools',
    async play(stage) {
      const reply = await askModel(stage)
      reply.send(textPart(HALF), toolCall('call-1', 'search_site'), status('searching'))
      await stage.see('.bubble[data-running]')
      await stage.see('.doing:not(:empty)')
    },
  },
  {
    name: 'tools-done',
    async play(stage) {
      await stage.open()
      const looked = [toolCall('call-1', 'search_site'), toolResult('call-1'), status('writing')]
      await stage.answer(
        QUESTION,
        textPart(HALF),
        ...looked,
        textPart('With Postgres, several servers can share them.'),
        fromModel,
      )
    },
  },
  {
    name: 'offer',
    async play(stage) {
      const reply = await askModel(stage)
      reply.send(status('reading', 3))
      await stage.pass(13_000)
      await stage.see('.wait button')
    },
  },
  {
    name: 'ungrounded',
    async play(stage) {
      await stage.open()
      await stage.answer(QUESTION, textPart(HALF), NOT_GROUNDED)
      await stage.see('.acts .note')
    },
  },
]

async function askModel(stage: PlayStage): ReturnType<PlayStage['ask']> {
  await stage.open()
  return stage.ask(QUESTION)
}

async function playReasoning(stage: PlayStage): Promise<void> {
  await stage.open()
  await stage.answer(QUESTION, ...THOUGHTS, redacted, textPart(HALF), fromModel)
  await stage.see('.thoughts')
}
