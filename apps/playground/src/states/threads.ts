import { PROSE, SOURCED, WIDE, textPart } from '../answers.ts'
import { keepThread } from '../keptThread.ts'
import type { PlayStage } from '../stage.ts'
import type { State } from './types.ts'

/** Conversations that are longer than the list. */
export const THREADS: readonly State[] = [
  { name: 'long-thread', play: playThread },
  {
    name: 'scrolled-up',
    async play(stage) {
      await playThread(stage)
      const list = await stage.see('.list')
      await stage.press('Home', '.list')
      list.scrollTop = 0
    },
  },
  {
    name: 'new-messages',
    async play(stage) {
      await playThread(stage)
      const reply = await stage.ask('Explain it all again.')
      reply.send(textPart('It goes on. '.repeat(20)))
      await stage.see('.bubble[data-running]')
      const list = await stage.see('.list')
      await stage.press('PageUp', '.list')
      list.scrollTop -= list.clientHeight
      reply.send(textPart('\n\nAnd on. '.repeat(20)))
      await stage.see('.jump')
    },
  },
  {
    name: 'restored',
    async play(stage) {
      await stage.open()
      await stage.answer('Who should get these products?', ...SOURCED)
      await stage.type('And what does it cost to')
      await stage.keep()
      await stage.reload()
      await stage.open()
      await stage.see('.thread > li:nth-child(2)')
    },
  },
  {
    name: 'earlier',
    options: { persist: 'local' },
    async play(stage) {
      await stage.open()
      await stage.answer('What products are available?', textPart(PROSE))
      await stage.keep()
      await stage.click('.head .close:nth-last-child(2)')
      await stage.answer('Who should get these products?', ...SOURCED)
      await stage.reload()
      await stage.open()
      await stage.click('.head .close[aria-pressed]')
      await stage.see('.earlier li')
    },
  },
  {
    name: '200-messages',
    prepare: (storage, endpoint) => keepThread(storage, endpoint, 200),
    async play(stage) {
      await stage.open()
      await stage.see('.thread > li:nth-child(200)')
    },
  },
]

async function playThread(stage: PlayStage): Promise<void> {
  await stage.open()
  await stage.answer('How does it work?', textPart(PROSE))
  await stage.answer('Who should get these products?', ...SOURCED)
  await stage.answer('How do I place it?', textPart(WIDE))
}
