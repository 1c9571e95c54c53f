import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter, type FormedDraft } from './drafter.ts'

let site: TestSite
let draft: (text: string, language?: string) => FormedDraft['draft']

beforeAll(async () => {
  site = await openSite({
    ...PLANT_SHOP,
    'care/feeding.md':
      '---\ntitle: Feeding\n---\n## Fertiliser\n\nA fertiliser feeds a plant for a month.\n\n## Compost\n\nCompost feeds the soil for a year.\n\n## In bags\n\nWe sell compost and fertiliser in bags.\n\n## Salt\n\nSalt harms every plant.\n',
    'care/light.md':
      '---\ntitle: Light\n---\n## On a windowsill\n\nPlants like light. Put a lamp and a window to use. A lamp shines for as long as you want, while a window gives light by day only.\n',
    'tutorials/terrarium.md':
      '---\ntitle: Build a terrarium\nsummary: Build a terrarium for a windowsill.\n---\nYou need a jar.\n\n## 1. Fill the jar\n\nPut gravel in.\n\n## Step 2: Plant the moss\n\nMoss goes in first.\n\n## What it costs\n\nThe jar is 9 euros.\n\n## 3. Close it\n\nClose the lid.\n',
    'care/program.md':
      '---\ntitle: The program\n---\n## plants mist\n\n`plants mist`: spray water on all leaves.\n\n## plants soak\n\n`plants soak`: let the roots stand in a bowl.\n',
    'care/soil.md':
      '---\ntitle: Soil\n---\n## Peat or bark\n\nPeat and bark are both soils, but peat is dark. Bark or peat, while peat is dry.\n\n## In practice\n\nFor orchids, bark is better than peat.\n',
    'care/lamps.md':
      '---\ntitle: Plant lamps\n---\n## Where lamps are kept\n\nLamps are kept in the cellar of the shop.\n\n## For how long\n\nLamps are kept for six months after the repair.\n\n## Which lamp\n\nA bulb comes with each pot. You need a tube only if several pots share the shelf.\n\n## Deleting a lamp\n\nPress the red button to delete a lamp. This cannot be undone.\n\n## Archiving a lamp\n\nArchiving a lamp puts it into the cellar.\n',
    'care/pots.md':
      '---\ntitle: Pots\n---\n## What to choose\n\nPots come in many colours.\n\n| | Clay | Plastic |\n| --- | --- | --- |\n| Weight | heavy | light |\n| Price | 6 euros | 2 euros |\n',
  })
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Green Corner' })
  draft = (text, language = 'en') =>
    write({ text, language, history: [], again: 0, avoid: [] }).draft
})

afterAll(() => site.close())

function read({ said }: FormedDraft['draft']): string {
  return said.map((one) => (typeof one === 'string' ? one : ` [${one.passage.url}]`)).join('')
}

describe('two questions in one', () => {
  // Only one of them used to be answered, and the other was silently ignored.
  it('are both answered, each from its own section', () => {
    const answer = draft('How do I repot a fern, and how tall does a large fern get?')
    const text = read(answer)
    expect(text).toContain('1. Take it out of its pot.')
    expect(text).toContain('| Large | 60 cm |')
    expect(text.indexOf('fern#repotting')).toBeLessThan(text.indexOf('fern#size'))
    expect(answer).toMatchObject({ outcome: 'answer', grounded: true })
  })

  it('are answered once if one section answers both', () => {
    const text = read(draft('How often do I water the cactus and do I water it in winter?'))
    expect(text).toContain('once a month. Do not water it in winter.')
    expect(text.match(/once a month/g)).toHaveLength(1)
  })

  it('get the answer to one and a note about the one that no page answers', () => {
    const answer = draft('How do I repot a fern? Who won the *world* cup in 1990?')
    const text = read(answer)
    // It used to count as answered, as surely as its first part.
    expect(answer).toMatchObject({ outcome: 'answer', grounded: false })
    expect(answer.confidence).toBeLessThan(0.4)
    expect(text).toContain('1. Take it out of its pot.')
    expect(text).toContain(
      'I could not find an answer to this part: “Who won the \\*world\\* cup in 1990”',
    )
    expect(read(draft('How do I repot a fern? Who won the world cup?', 'de'))).toContain(
      'Zu diesem Teil habe ich keine Antwort gefunden: „Who won the world cup“',
    )
  })

  // The section that answered the first used to be followed by a note that the second has no answer.
  it('are searched together if the section that answers one names what the other adds', () => {
    const text = read(draft('How do I repot a fern, and does a robotic gardener shake a bonsai?'))
    expect(text).not.toContain('I could not find an answer to this part')
  })

  it('are both answered if the second goes on from the first', () => {
    const text = read(draft('How do I repot a fern? How tall does it get when it is large?'))
    expect(text).toContain('1. Take it out of its pot.')
    expect(text).toContain('| Large | 60 cm |')
  })

  it('are both answered without words that only ask, if both are certain', () => {
    const text = read(draft('repotting of a Boston fern, and the salt for plants'))
    expect(text).toContain('1. Take it out of its pot.')
    expect(text).toContain('Salt harms every plant.')
  })

  // Only how long used to be answered.
  it('are both answered if the second has only words that ask', () => {
    const text = read(draft('where are lamps kept and for how long'))
    expect(text).toContain('in the cellar of the shop')
    expect(text).toContain('six months')
  })

  it('are both answered if only the thing changes', () => {
    const text = read(draft('Can I use fertiliser and salt?'))
    expect(text).toContain('A fertiliser feeds a plant')
    expect(text).toContain('Salt harms every plant.')
  })

  it('are refused together if no page answers either', () => {
    const { grounded, nearest } = draft('Who won the world cup, and when is the concert?')
    expect(grounded).toBe(false)
    expect(nearest).toBeDefined()
  })
})

describe('a comparison', () => {
  // It used to be answered with only one of the two, or with a section that names both by chance.
  it('describes each, side by side', () => {
    const text = read(draft('What is the difference between fertiliser and compost?'))
    expect(text).toMatch(
      /^- \*\*Fertiliser\*\*: A fertiliser feeds a plant for a month\. \[\/care\/feeding#fertiliser\]\n- \*\*Compost\*\*: Compost feeds the soil for a year\./,
    )
  })

  it('does not name what a description names itself', () => {
    expect(read(draft('What is the difference between plants mist and plants soak?'))).toMatch(
      /^- `plants mist`: spray water on all leaves\. \[.*\]\n- `plants soak`: let the roots/,
    )
  })

  it('begins with the sentence that contrasts both', () => {
    const text = read(draft('which is better, a lamp or a window?'))
    expect(text).toContain('A lamp shines for as long as you want, while a window gives light')
    expect(text).not.toMatch(/^- /)
  })

  // It used to be answered by a section that has the words and does not say which one to take.
  it('begins with the sentence that says which is better, whatever it is for', () => {
    const text = read(draft('should I use peat or bark for orchids?'))
    expect(text).toMatch(/^For orchids, bark is better than peat\./)
  })

  it('shows the whole table that has both as columns', () => {
    const text = read(draft('clay vs plastic pots'))
    expect(text).toContain('| Weight | heavy | light |\n| Price | 6 euros | 2 euros |')
  })

  it.each([
    'when should I use compost, and when should I use fertiliser?',
    'do I need both compost and fertiliser',
  ])('%s is one question', (question) => {
    expect(read(draft(question))).toMatch(/^- \*\*Compost\*\*: .*\n- \*\*Fertiliser\*\*: /)
  })

  it('is answered by what says when one of them is needed', () => {
    const text = read(draft('a bulb or a tube, which one do I need?'))
    expect(text).toContain('You need a tube only if several pots share the shelf.')
    expect(text).not.toMatch(/^- /)
  })

  it('says more about each if there is room', () => {
    const text = read(draft('deleting a lamp vs archiving a lamp'))
    expect(text).toMatch(/^- \*\*Deleting a lamp\*\*: .*delete a lamp\. This cannot be undone\. \[/)
  })

  it('is an ordinary question if the pages know only one of the two', () => {
    const answer = draft('difference between compost and concrete')
    expect(read(answer)).not.toMatch(/^- \*\*/)
  })
})

describe('a question that a tutorial answers as a whole', () => {
  // It used to be answered with only the introduction.
  it.each([
    'How do I build a terrarium?',
    'build a terrarium',
    'How can I build a terrarium for my windowsill?',
  ])('%s gets its steps as links', (question) => {
    const text = read(draft(question))
    expect(text).toContain(
      [
        '1. [Fill the jar](/tutorials/terrarium#1-fill-the-jar)',
        '2. [Plant the moss](/tutorials/terrarium#step-2-plant-the-moss)',
        '3. [Close it](/tutorials/terrarium#3-close-it)',
      ].join('\n'),
    )
    expect(text).not.toContain('What it costs](/tutorials/terrarium#what')
  })

  it('and one that asks for something else does not', () => {
    expect(read(draft('is a jar needed for a terrarium'))).not.toContain('1. [Fill the jar]')
  })
})
