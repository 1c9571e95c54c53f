import { afterEach, describe, expect, it } from 'vitest'
import { PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import { askStudiedSite } from './testing/askStudiedSite.ts'
import { openStudiedSite } from './testing/openStudiedSite.ts'
import type { StudiedSite } from './testing/openStudiedSite.ts'

let site: StudiedSite

afterEach(() => site.close())

const ask = (text: string) => askStudiedSite(site, text)

describe('a note with everything that another sentence of its section says', () => {
  it('is not followed by that sentence', async () => {
    const page =
      '## Refunds\n\nA dead fern gets no refund. A fern that died on its way to you does. A dead fern gets no refund in winter, because frost kills ferns.\n'
    site = await openStudiedSite({ ...PLANT_SHOP, 'refunds.md': page }, [
      {
        at: '/refunds#refunds',
        questions: ['my fern died in december, do I get my money back'],
        answer: 'A dead fern gets no refund in winter, because frost kills ferns.',
      },
    ])
    const { text } = await ask('my fern died in december, do I get my money back')
    expect(text).toMatch(/^A dead fern gets no refund in winter, because/)
    expect(text).toContain('died on its way')
    expect(text).not.toContain('no refund.')
  })
})

it('a sentence with the words of a note and a "not" is not left out', async () => {
  const page =
    '## Frost\n\nA dry fern stands frost, even in a wet winter. A wet fern does not stand frost.\n'
  site = await openStudiedSite({ ...PLANT_SHOP, 'frost.md': page }, [
    {
      at: '/frost#frost',
      questions: ['can I leave it in the garden when it freezes'],
      answer: 'A dry fern stands frost, even in a wet winter.',
    },
  ])
  const { text } = await ask('can I leave it in the garden when it freezes')
  expect(text).toMatch(/^A dry fern stands frost/)
  expect(text).toContain('A wet fern does not stand frost.')
})

describe('a note about one setting of a list', () => {
  it('is not followed by the other settings', async () => {
    const page =
      '## Lamp options\n\n- **glow**: How bright the fern lamp shines at night.\n\n  Example: `glow: 3`\n- **tint**: The colour of the fern lamp.\n\n  Example: `tint: red`\n'
    site = await openStudiedSite({ ...PLANT_SHOP, 'lamp.md': page }, [
      {
        at: '/lamp#lamp-options',
        questions: ['make it less dazzling after dark'],
        answer: 'glow: How bright the fern lamp shines at night.',
      },
    ])
    const { text } = await ask('make it less dazzling after dark')
    expect(text).toMatch(/^glow: How bright the fern lamp shines/)
    expect(text).not.toContain('tint')
    expect(text).not.toContain('Example')
  })
})

describe('a note of a section that begins with "Yes"', () => {
  it('is not followed by the "Yes" to another question', async () => {
    const page =
      '## Can I grow ferns indoors?\n\nYes, with enough light: a north window suits a fern well. A fern lamp helps in winter.\n'
    site = await openStudiedSite({ ...PLANT_SHOP, 'indoors.md': page }, [
      {
        at: '/indoors#can-i-grow-ferns-indoors',
        questions: ['must I buy that lamp for my living room'],
        answer: 'A fern lamp helps in winter.',
      },
    ])
    const { text } = await ask('must I buy that lamp for my living room')
    expect(text).toMatch(/^A fern lamp helps in winter\./)
    expect(text).toContain('With enough light: a north window')
    expect(text).not.toContain('Yes')
  })
})

describe('a note above a list', () => {
  const page = (last: string) =>
    `## The parcel\n\nThe parcel has:\n\n- a potted fern\n- a bag of soil\n- ${last}\n`
  const note = {
    at: '/parcel#the-parcel',
    questions: ['what do you send me in the parcel'],
    answer: 'The parcel has a potted fern and a bag of soil.',
  }

  it('leaves out a list that it has said', async () => {
    site = await openStudiedSite({ ...PLANT_SHOP, 'parcel.md': page('soil') }, [note])
    const { text } = await ask('what do you send me in the parcel')
    expect(text).toMatch(/^The parcel has a potted fern and a bag of soil\. \[1\]\n\n\[/)
  })

  it('keeps a list with something new whole', async () => {
    site = await openStudiedSite({ ...PLANT_SHOP, 'parcel.md': page('a watering can') }, [note])
    const { text } = await ask('what do you send me in the parcel')
    expect(text).toMatch(/The parcel has:.*\n\n- a potted fern\n- a bag of soil\n- a watering can/)
  })
})

describe('two notes of a section that begins with a verdict', () => {
  it('say it once', async () => {
    const page =
      '## Do you take ferns back?\n\nNever. A fern that travels twice dies. We give a new pot instead.\n'
    const at = '/returns#do-you-take-ferns-back'
    site = await openStudiedSite({ ...PLANT_SHOP, 'returns.md': page }, [
      {
        at,
        questions: ['can i send my fern home to you'],
        answer: 'Never. A fern that travels twice dies.',
      },
      {
        at,
        questions: ['may i send my fern home to you'],
        answer: 'Never. We give a new pot instead.',
      },
    ])
    const { text } = await ask('can i send my fern home to you')
    expect(text).toContain(
      'Never. A fern that travels twice dies. [1]\n\nWe give a new pot instead.',
    )
  })
})
