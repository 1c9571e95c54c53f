import { lexMarkdown } from '@docent/content'
import type { Unit } from '@docent/retrieval'
import { describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../content/src/testing/growth.ts'
import { readUnits } from '../../../../retrieval/src/passages/units.ts'
import { complete } from './complete.ts'

const read = (markdown: string): Unit[] => readUnits(lexMarkdown(markdown), (href) => href)

interface Before {
  /** The places that the answer has before. */
  readonly kept?: readonly number[]
  readonly share?: number
  readonly room?: number
}

/** The texts of a completed answer, given the odds of each unit. */
function tell(
  markdown: string,
  keeps: readonly number[],
  { kept = [0], share = 1, room = 400 }: Before = {},
): string[] {
  const units = read(markdown)
  const some = kept.flatMap((place) => units[place] ?? [])
  return complete(units, some, { keeps, share, room }).map(({ text }) => text)
}

const PORT =
  'The port is 80.\n\nYou can change it in the file. A restart applies it. The file is old.'

describe('complete', () => {
  it('adds the units that likely belong to the answer, in the order of the page', () => {
    expect(tell(PORT, [2, -5, 1, -5], { kept: [0] })).toEqual([
      'The port is 80.',
      'A restart applies it.',
    ])
    expect(tell(PORT, [2, -2, 1, -5], { kept: [2] })).toEqual([
      'The port is 80.',
      'A restart applies it.',
    ])
  })

  it('adds fewer of a section that is not certain, because others may answer', () => {
    expect(tell(PORT, [2, -5, -0.6, -5], { share: 1 })).toHaveLength(2)
    expect(tell(PORT, [2, -5, -0.6, -5], { share: 0.5 })).toHaveLength(1)
  })

  it('adds only what has room, and tries what is shorter', () => {
    const long = `One lamp is red. ${'Long '.repeat(30)}end. One lamp is round.`
    expect(tell(long, [2, 1.5, 1], { room: 100 })).toEqual([
      'One lamp is red.',
      'One lamp is round.',
    ])
  })

  it('counts a character of code less than one of a sentence', () => {
    const code = `Run it.\n\n\`\`\`sh\n${'x'.repeat(150)}\n\`\`\``
    expect(tell(code, [2, 1], { room: 100 })).toHaveLength(2)
    expect(tell(`Run it.\n\n${'x'.repeat(150)}`, [2, 1], { room: 100 })).toHaveLength(1)
  })

  it('adds with a unit what it needs', () => {
    const page = 'The lamp is red.\n\nSet these values:\n\n- a lamp\n- a cable'
    expect(tell(page, [2, -4, 1, -4])).toEqual([
      'The lamp is red.',
      'Set these values:',
      'a lamp',
      'a cable',
    ])
  })

  it('fills up a list of which most entries are shown', () => {
    const page = 'The lamp is red.\n\n- a lamp\n- a cable\n- a bulb\n- a box'
    const odds = (second: number): number[] => [2, 2, second, 2, -2]
    expect(tell(page, odds(2))).toHaveLength(5)
    expect(tell(page, odds(-2))).toEqual(['The lamp is red.', 'a lamp', 'a bulb'])
    const long = page.replace('a box', 'a box '.repeat(200))
    expect(tell(long, odds(2))).toHaveLength(4)
  })

  it('takes out what hardly belongs to the answer, unless another unit needs it', () => {
    const page = 'The lamp is red. The sky is blue. The sea is deep. It is cold.'
    expect(tell(page, [2, -5, -5, 0], { kept: [0, 1, 2, 3] })).toEqual([
      'The lamp is red.',
      'The sea is deep.',
      'It is cold.',
    ])
  })

  it('keeps at least the likeliest unit', () => {
    expect(tell('The lamp is red. The sky is blue.', [-7, -6], { kept: [0, 1] })).toEqual([
      'The sky is blue.',
    ])
  })

  it('takes out no entry of a list of which most stay', () => {
    const page = 'Bring these papers:\n\n- a passport\n- a visa\n- a ticket\n- a photo'
    const kept = [0, 1, 2, 3, 4]
    expect(tell(page, [1, 1, -5, 1, 1], { kept })).toHaveLength(5)
  })

  it('tells units with the same text apart', () => {
    const page = [
      'On Linux you need apt. Run this command:',
      '```sh\napt\n```',
      'On macOS you need brew. Run this command:',
      '```sh\nbrew\n```',
    ].join('\n\n')
    expect(tell(page, [-6, -6, -6, 1, 1, 2], { kept: [3, 4, 5] })).toEqual([
      'On macOS you need brew.',
      'Run this command:',
      'brew',
    ])
    const cut = `Run it.\n\n\`\`\`sh\n${'x '.repeat(700)}\n\`\`\`\n\nStop it.`
    const units = read(cut)
    const kept = [units[0]!, { ...units[1]!, markdown: '```sh\nx …\n```' }]
    const told = complete(units, kept, { keeps: [2, 1, 1], share: 1, room: 700 })
    expect(told.map(({ markdown }) => markdown)).toEqual(['Run it.', kept[1]!.markdown, 'Stop it.'])
  })

  it('keeps the sentence that announces an entry of a long list', () => {
    const rows = Array.from({ length: 120 }, (_, row) => `| flag ${row} | no ${row} |`)
    const page = `The lamp reads flags.\n\nThe flags are:\n\n| Flag | Use |\n|---|---|\n${rows.join('\n')}`
    const keeps = [2, -3, ...rows.map((_, row) => (row === 58 ? 2 : -6))]
    expect(tell(page, keeps).slice(0, 2)).toEqual(['The lamp reads flags.', 'The flags are:'])
  })

  it('leaves no sentence whose list was taken out', () => {
    const list = Array.from({ length: 30 }, (_, one) => `- flag ${one} ${'of many '.repeat(6)}`)
    const page = `The lamp is red.\n\nThe flags are:\n\n${list.join('\n')}`
    const keeps = [2, -2, ...list.map(() => -6)]
    const told = tell(page, keeps, { kept: [0, 1, 2, 3] })
    expect(told.at(-1)).not.toMatch(/:$/)
  })

  it('leaves an answer as it is if nothing of it would be left', () => {
    expect(tell('**Sizes**\n\nThe lamp is small.', [-3, -6], { kept: [0, 1] })).not.toEqual([])
    expect(tell('It has these colours:', [-6], { kept: [0] })).toEqual(['It has these colours:'])
  })

  it('adds no summary that only announces, no line with a type and no code of another tab', () => {
    expect(tell('A guide on how to move the lamp.\n\nTurn it off.', [2, 2], { kept: [1] })).toEqual(
      ['Turn it off.'],
    )
    expect(tell('Turn it off.\n\n**type:** `boolean`', [2, 2])).toEqual(['Turn it off.'])
    const tabs = '**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\n```sh\npnpm i\n```'
    expect(tell(tabs, [1, 1, 1, 1], { kept: [0, 1] })).toEqual(['npm', 'npm i'])
  })

  it('takes out a label below which nothing is left', () => {
    const page = 'The lamp is red.\n\n**Sizes**\n\nThe lamp is small.'
    expect(tell(page, [2, 1, -5], { kept: [0, 1, 2] })).toEqual(['The lamp is red.'])
    expect(tell(page, [2, -5, 1], { kept: [0] })).toEqual([
      'The lamp is red.',
      'Sizes',
      'The lamp is small.',
    ])
  })

  it('puts long text from above the answer after it, if it is not clearly likelier', () => {
    const long = `The lamp has a story ${'of many years '.repeat(8)}in Kassel.`
    const page = `${long}\n\nThe lamp costs 20 euros.`
    expect(tell(page, [1, 1.5], { kept: [1] })[0]).toBe('The lamp costs 20 euros.')
    expect(tell(page, [3, 1.5], { kept: [1] })[0]).toBe(long)
    expect(tell('A story.\n\nThe lamp costs 20 euros.', [1, 1.5], { kept: [1] })[0]).toBe(
      'A story.',
    )
  })

  it('keeps the order of an answer that begins in the middle, and adds each unit after the one above it', () => {
    const page = 'One lamp. Two lamps. Three lamps. Four lamps.'
    expect(tell(page, [0, 1, 1, 0], { kept: [2, 0] })).toEqual([
      'Three lamps.',
      'Four lamps.',
      'One lamp.',
      'Two lamps.',
    ])
  })

  it('never puts "Yes." after its reasons', () => {
    const page = `Yes. ${'A very long reason '.repeat(8)}is here. The lamp is red.`
    expect(tell(page, [0, 0, 0.5], { kept: [2] })[0]).toBe('Yes.')
  })

  it('leaves an answer as it is if a unit is not of the section', () => {
    const [other] = read('Something else.')
    expect(
      complete(read('The lamp is red.'), [other!], { keeps: [1], share: 1, room: 400 }),
    ).toEqual([other])
  })

  it.each([
    ['items', 'item', 'entry'],
    ['steps', 'step', 'Open it'],
    ['sentences that lean on others', 'sentence', 'It is red'],
  ] as const)('takes as long for each of many %s as of a few', (_name, kind, words) => {
    const work = (text: string) => {
      const units = [...text].map((_letter, place) => ({
        kind,
        text: `${words} ${place}.`,
        markdown: `${words} ${place}.`,
        block: 1,
        depth: kind === 'sentence' ? 0 : 1,
      }))
      const keeps = units.map((_, place) => (place % 2 === 0 ? -12 : 0))
      complete(units, units.slice(0, 1), { keeps, share: 1, room: 600 })
    }
    expect(measureGrowth(work, (times) => 'u'.repeat(times))).toBeLessThan(MOST_GROWTH)
  })
})
