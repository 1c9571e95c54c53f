import { textPart } from '../answers.ts'
import type { PlayStage } from '../stage.ts'
import type { State } from './types.ts'

/** The pill, while the panel is closed. */
export const BESIDE: readonly State[] = [
  {
    name: 'closed',
    async play(stage) {
      await stage.see('.pill')
    },
  },
  {
    name: 'hover',
    async play(stage) {
      await stage.point('.launch')
      await stage.point('.pill')
    },
  },
  {
    name: 'focus',
    async play(stage) {
      await stage.focus('.pill')
    },
  },
  {
    name: 'minimise',
    async play(stage) {
      await stage.point('.launch')
      await stage.focus('.mini')
    },
  },
  {
    name: 'minimised',
    play: minimise,
  },
  {
    name: 'minimised-hover',
    async play(stage) {
      await minimise(stage)
      await stage.point('.launch')
      await stage.point('.pill')
    },
  },
  {
    name: 'minimised-open',
    async play(stage) {
      await minimise(stage)
      await stage.open()
    },
  },
  {
    name: 'unread',
    async play(stage) {
      await stage.open()
      const reply = await stage.ask('Something else')
      reply.send(textPart('Here'))
      await stage.see('.send[type="button"]')
      await stage.press('Escape')
      await stage.pass(1000)
      reply.finish(textPart(' it is.'))
      await stage.see('.pill[data-unread]')
    },
  },
]

async function minimise(stage: PlayStage): Promise<void> {
  await stage.click('.mini')
  const button = await stage.see('[data-docent-mini] .mini')
  button.blur()
}
