import { CLOSEST, REFUSED, SOURCED, followUps, fromPages, textPart } from '../answers.ts'
import type { State } from './types.ts'

const WHO = 'Who should get these products?'

/** The lines around the text of an answer. */
export const NOTES: readonly State[] = [
  {
    name: 'sources',
    async play(stage) {
      await stage.open()
      await stage.answer(WHO, ...SOURCED)
    },
  },
  {
    name: 'card',
    async play(stage) {
      await stage.open()
      await stage.answer(WHO, ...SOURCED)
      await stage.point('.mark:has(.cite)')
      await stage.see('.mark [role="tooltip"]')
    },
  },
  {
    name: 'follow-ups',
    async play(stage) {
      await stage.open()
      const next = followUps(
        'What do I need to run it?',
        'Can I change the colours?',
        'How do I keep the answers of the assistant to what my own pages say about it?',
      )
      await stage.answer('How much is it?', textPart('Nothing. It is under the MIT licence.'), next)
    },
  },
  {
    name: 'closest',
    async play(stage) {
      await stage.open()
      await stage.answer('How large is it all?', ...CLOSEST)
      await stage.see('[data-closest] > ul > li:nth-child(3)')
    },
  },
  {
    name: 'doubt',
    async play(stage) {
      await stage.open()
      const sentence =
        'I could not find an answer to that on this site. None of its pages mentions “bicycles”.\n\n'
      const next = followUps('How large is the widget?', 'How do I get it?')
      await stage.answer('Do you sell bicycles?', textPart(sentence), ...CLOSEST, next)
      await stage.see('[data-closest] > ul > li:nth-child(3)')
    },
  },
  {
    name: 'refusal',
    async play(stage) {
      await stage.open()
      await stage.answer('Which football team won the cup in 1974?', ...REFUSED)
    },
  },
  {
    name: 'from-pages',
    async play(stage) {
      await stage.open()
      const sentence = 'The panel is about 750 by 600 px, and gives way on small screens.'
      await stage.answer('What size is it?', textPart(sentence), fromPages)
    },
  },
  {
    name: 'rated',
    async play(stage) {
      await stage.open()
      await stage.answer(WHO, ...SOURCED)
      await stage.click('.act[aria-pressed]')
      await stage.see('.act[aria-pressed="true"] ~ .note')
    },
  },
  {
    name: 'feedback-form',
    async play(stage) {
      await stage.open()
      await stage.answer(WHO, ...SOURCED)
      await stage.click('.act[aria-expanded]')
      await stage.see('.why')
    },
  },
]
