import { describe, expect, it } from 'vitest'
import { readTerms, type Hit } from '@docent/retrieval'
import { readAskedThings } from './askedThings.ts'
import { BUSINESS_THINGS } from './things/business.ts'
import { SHOP_THINGS } from './things/shops.ts'
import { SOFTWARE_THINGS } from './things/software.ts'

function hit(text: string, title = 'Board', path: string[] = []): Hit {
  return { passage: { title, path, text } } as unknown as Hit
}

describe('readAskedThings', () => {
  it.each([
    [
      'are my messages end to end encrypted',
      'Messages have an end and a colour.',
      'end to end encrypted',
    ],
    ['is there a dark mode for the board', 'The board has a mode for guests.', 'dark mode'],
    ['can I get a refund', 'Reset the board.', 'refund'],
    ['dark modes, please', 'Modes of the board.', 'dark mode'],
    ['do you have gift cards', 'The card is a part of the board.', 'gift card'],
  ])('finds what %j asks for, if no section writes about it', (question, text, thing) => {
    expect(readAskedThings(question, [hit(text)]).unwritten).toContain(thing)
  })

  it.each([
    ['is there a dark mode for the board', hit('Choose the theme in the menu.')],
    ['is there a dark mode for the board', hit('Choose it in the menu.', 'Board', ['Appearance'])],
    ['can I get a refund', hit('Within a month, you get your money back.')],
    ['which fields are added by default', hit('Two fields.')],
    ['where do I put the file', hit('In the folder.')],
    ['', hit('Nothing.')],
    ['I paid with PayPal. How do I reset my password?', hit('Reset the password in the menu.')],
  ])(
    'finds nothing in %j if a section writes about it, or if it asks for nothing listed',
    (question, one) => {
      expect(readAskedThings(question, [one]).unwritten).toEqual([])
    },
  )

  it('counts what is asked for, whether a section writes about it or not', () => {
    const asked = (text: string) => readAskedThings('is there a dark mode', [hit(text)])
    expect(asked('Choose the theme in the menu.')).toEqual({ count: 1, unwritten: [] })
    expect(asked('Reset the board.')).toEqual({ count: 1, unwritten: ['dark mode'] })
    expect(readAskedThings('where do I put the file', [hit('Here.')]).count).toBe(0)
  })

  it('reads the best two sections', () => {
    const question = 'is there a dark mode'
    const [empty, dark] = [hit('Nothing.'), hit('A dark theme.')]
    expect(readAskedThings(question, [empty, dark]).unwritten).toEqual([])
    expect(readAskedThings(question, [empty, empty, dark]).unwritten).toEqual(['dark mode'])
  })
})

describe('the lists', () => {
  const lines = [SOFTWARE_THINGS, BUSINESS_THINGS, SHOP_THINGS].flatMap((list) =>
    list.trim().split('\n'),
  )

  it('have ways to ask and other words on each line', () => {
    expect(
      lines.filter((line) => !/^[\p{Ll}\d]+(?:[ |][\p{Ll}\d]+)*:(?: \S+)*$/u.test(line)),
    ).toEqual([])
  })

  // With such a word, every section would write about the thing.
  it('have no names without a term', () => {
    const names = lines.flatMap((line) => (line.split(':')[1] ?? '').split(' ').slice(1))
    expect(names.filter((name) => readTerms(name.replaceAll('_', ' ')).length === 0)).toEqual([])
  })
})
