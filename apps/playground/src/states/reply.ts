import { status, textPart } from '../answers.ts'
import type { PlayStage } from '../stage.ts'
import type { State } from './types.ts'

const QUESTION = 'Explain what you do.'
const HALF = 'Docent is a product site with a guide who knows it.\n\n- The **Site** holds the pa'
const REST = 'ges.\n- The **Assistant** answers from them.'

/** A reply, from the question to its end. */
export const REPLY: readonly State[] = [
  {
    name: 'submitted',
    async play(stage) {
      await stage.open()
      await stage.ask(QUESTION)
      await stage.see('.wait')
    },
  },
  waiting('searching'),
  waiting('reading', 3),
  waiting('writing'),
  {
    name: 'still-working',
    async play(stage) {
      await stage.open()
      await stage.ask(QUESTION)
      await stage.see('.wait')
      await stage.pass(9000)
    },
  },
  {
    name: 'streaming',
    async play(stage) {
      await stage.open()
      const reply = await stage.ask(QUESTION)
      reply.send(textPart(HALF))
      await stage.see('.bubble[data-running]')
    },
  },
  {
    name: 'typing-ahead',
    async play(stage) {
      await stage.open()
      const reply = await stage.ask(QUESTION)
      reply.send(textPart(HALF))
      await stage.see('.bubble[data-running]')
      await stage.type('And what does it cost?')
    },
  },
  {
    name: 'stopped',
    async play(stage) {
      await stage.open()
      const reply = await stage.ask(QUESTION)
      reply.send(textPart(HALF))
      await stage.click('.send[type="button"]')
      await stage.see('.note')
    },
  },
  {
    name: 'done',
    async play(stage) {
      await stage.open()
      await stage.answer(QUESTION, textPart(HALF + REST))
    },
  },
  {
    name: 'copied',
    async play(stage) {
      await stage.open()
      await stage.answer(QUESTION, textPart(HALF + REST))
      await stage.click('li:last-child .act')
      await stage.see('.act[data-done]')
    },
  },
  { name: 'editing', play: playEditing },
  { name: 'pager', play: playEdited },
  {
    name: 'replaced',
    async play(stage) {
      await playEdited(stage)
      await stage.click('.pager .act')
      await stage.see('.pager .note')
    },
  },
]

async function playEditing(stage: PlayStage): Promise<void> {
  await stage.open()
  await stage.answer(QUESTION, textPart(HALF + REST))
  await stage.press('ArrowUp')
  await stage.see('.editing')
}

async function playEdited(stage: PlayStage): Promise<void> {
  await playEditing(stage)
  await stage.answer('Explain what the Site does.', textPart('It holds the pages.'))
  await stage.see('.pager')
}

/** The server's progress before the first word of its answer. */
function waiting(stageName: string, pages?: number): State {
  return {
    name: `submitted-${stageName}`,
    async play(stage) {
      await stage.open()
      const reply = await stage.ask(QUESTION)
      reply.send(status(stageName, pages))
      await stage.see('.doing:not(:empty)')
    },
  }
}
