import { lexMarkdown } from '@docent/content'
import type { Unit } from '@docent/retrieval'
import { describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../content/src/testing/growth.ts'
import { readUnits } from '../../../../retrieval/src/passages/units.ts'
import { complete } from './complete.ts'

const read = (markdown: string): Unit[] => readUnits(lexMarkdown(markdown), (href) => href)

interface Kept {
  /** The places that the answer has before. */
  readonly kept?: readonly number[]
  readonly share?: number
  readonly room?: number
}

/** The texts of a completed answer, given the odds of each unit. */
function tell(
  markdown: string,
  keeps: readonly number[],
  { kept = [0], share = 1, room = 400 }: Kept = {},
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

  it('takes as long for each unit of a long section as of a short one', () => {
    const work = (text: string) => {
      const units = [...text].map((letter, place) => ({
        kind: 'item' as const,
        text: `${letter} ${place}`,
        markdown: `${letter} ${place}`,
        block: 1,
        depth: 1,
      }))
      const keeps = units.map((_, place) => (place % 2 === 0 ? -12 : 0))
      complete(units, units.slice(0, 1), { keeps, share: 1, room: 600 })
    }
    expect(measureGrowth(work, (times) => 'u'.repeat(times))).toBeLessThan(MOST_GROWTH)
  })
})
