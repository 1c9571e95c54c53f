import type { State } from './types.ts'

const SENTENCE = 'We run a site with about forty product pages. '

/** An open panel in which nothing was asked yet. */
export const WRITING: readonly State[] = [
  {
    name: 'empty',
    play: (stage) => stage.open(),
  },
  {
    name: 'typing',
    async play(stage) {
      await stage.open()
      await stage.type('How do I place it, and what size is it?')
    },
  },
  writing('near-limit', 1842),
  writing('over-limit', 2034),
  {
    name: 'send-focus',
    async play(stage) {
      await stage.open()
      await stage.type('How do I place it?')
      await stage.focus('.send')
    },
  },
  {
    name: 'notice',
    options: {
      texts: { notice: 'Answers are automatic and may be wrong.' },
    },
    play: (stage) => stage.open(),
  },
  {
    name: 'no-quick-replies',
    options: { quickReplies: [] },
    play: (stage) => stage.open(),
  },
  {
    name: 'help',
    async play(stage) {
      await stage.open()
      await stage.click('.head .close[aria-expanded]')
      await stage.see('.help')
    },
  },
  {
    name: 'switched-off',
    settings: { enabled: false },
    async play(stage) {
      await stage.open()
      await stage.see('.subtitle[data-status="off"]')
    },
  },
]

function writing(name: string, length: number): State {
  return {
    name,
    async play(stage) {
      await stage.open()
      await stage.type(SENTENCE.repeat(50).slice(0, length))
    },
  }
}
