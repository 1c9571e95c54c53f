import { afterEach, describe, expect, it } from 'vitest'
import { createExplainer } from '@docent/answers'
import { createSearch } from '@docent/retrieval'
import { MANUAL, WRONG } from '../../models/src/firewall/testing/manual.ts'
import { PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import { askStudiedSite } from './testing/askStudiedSite.ts'
import { openStudiedSite } from './testing/openStudiedSite.ts'
import type { SiteNote, StudiedSite } from './testing/openStudiedSite.ts'

let site: StudiedSite

afterEach(() => site.close())

const THIRSTY: SiteNote = {
  at: '/products/fern#watering',
  questions: ['How often do I water the fern?', 'my fern is thirsty all the time'],
  answer: 'Water the fern twice a week. In winter once a week is enough.',
}

const WINTER = 'In winter once a week is enough.'

const ask = (text: string, avoid?: readonly string[]) => askStudiedSite(site, text, avoid)

describe('a note that fits the question', () => {
  it('is the answer, with what its section says besides, its source and a link to it', async () => {
    site = await openStudiedSite(PLANT_SHOP, [THIRSTY])
    const { text, sources, receipt } = await ask('My fern is thirsty all the time!')
    expect(text).toMatch(/^Water the fern twice a week\. /)
    expect(text).toContain(
      'Water the fern twice a week. In winter once a week is enough. [1]\n\n' +
        'It must never dry out. [1]\n\n' +
        '[Boston fern › Watering](/products/fern#watering)',
    )
    expect(sources[0]).toBe('/products/fern#watering')
    expect(receipt.studied).toBe(site.selected.notes[0]?.key)
  })

  it('answers in words that no page has', async () => {
    const question = 'fronds droopy and crisp'
    site = await openStudiedSite(PLANT_SHOP, [])
    expect((await ask(question)).sources).toEqual([])
    site.close()
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, questions: [question] }])
    expect((await ask(question)).sources).toEqual(['/products/fern#watering'])
  })

  it('answers a question with a slip, in the spelling of the pages', async () => {
    const question = 'repotting in shady rooms'
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, questions: [question] }])
    const { note, fit } = site.knowledge.notes('repotting in sahdy rooms', 1)[0] ?? {}
    expect([note?.passage, fit]).toEqual(['/products/fern#watering', 1])
  })

  it('corrects whole words only', async () => {
    const question = 'what is free about the subscription'
    const plan = '---\ntitle: Plan\n---\nThe subscription costs nothing.\n'
    site = await openStudiedSite({ ...PLANT_SHOP, 'plan.md': plan }, [
      { ...THIRSTY, questions: [question] },
    ])
    // "Abo" is German for a subscription.
    const { fit } = site.knowledge.notes('what is free about the abo', 1)[0] ?? {}
    expect(fit).toBe(1)
  })

  it('gives way to the steps of a tutorial, for which a note has no room', async () => {
    const files = {
      ...PLANT_SHOP,
      'tutorials/moss.md':
        '---\ntitle: Build a moss garden\n---\nYou will build a moss garden in an hour.\n\n## 1. Fill the jar\n\nPut gravel in.\n\n## 2. Plant the moss\n\nMoss goes in first.\n',
    }
    const moss = {
      at: '/tutorials/moss',
      questions: ['How do I build a moss garden?', 'time for a moss garden'],
      answer: 'You will build a moss garden in an hour.',
    }
    site = await openStudiedSite(files, [moss])
    const { text, receipt } = await ask('How do I build a moss garden?')
    expect(text).toContain('1. [Fill the jar](/tutorials/moss#1-fill-the-jar)\n2. [Plant the moss]')
    expect(receipt.studied).toBeUndefined()
    expect((await ask('time for a moss garden')).receipt.studied).toBeDefined()
  })

  it('is not said again to a visitor who asks for another answer', async () => {
    site = await openStudiedSite(PLANT_SHOP, [THIRSTY])
    const { receipt } = await ask('How often do I water the fern?', ['/products/fern#watering'])
    expect(receipt.studied).toBeUndefined()
  })
})

describe('the section of a note', () => {
  it('decides between notes that fit equally well', async () => {
    const question = 'How many days does delivery of the cactus take?'
    site = await openStudiedSite(PLANT_SHOP, [
      { ...THIRSTY, questions: [question] },
      { at: '/products/cactus#delivery', questions: [question], answer: 'Delivery takes 3 days.' },
    ])
    expect((await ask(question)).text).toMatch(/^Delivery takes 3 days\. \[1\]/)
  })

  it('is followed by others that may answer', async () => {
    const question = 'How often do I water it in winter?'
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, questions: [question] }])
    const { text, sources } = await ask(question)
    expect(sources.slice(0, 2)).toEqual(['/products/fern#watering', '/products/cactus#watering'])
    expect(text).toContain('Other close matches')
  })
})

describe('a note without an answer', () => {
  const question = 'my leaves are crisp, what do I do'
  const LEAD: SiteNote = { at: '/products/fern#watering', questions: [question] }

  it('leads to its section, which answers as a whole', async () => {
    site = await openStudiedSite(PLANT_SHOP, [LEAD])
    const { text, sources, receipt } = await ask(question)
    expect(sources[0]).toBe('/products/fern#watering')
    expect(text).toMatch(/^Water the fern twice a week\. It must never dry out\./)
    expect(receipt.studied).toBeUndefined()
  })

  it('leads nowhere if a note with an answer fits better', async () => {
    const noted = { at: '/articles/winter', questions: [question] }
    const lead = { ...LEAD, questions: ['crisp biscuits'] }
    site = await openStudiedSite(PLANT_SHOP, [
      { ...noted, answer: 'Most plants rest in winter.' },
      lead,
    ])
    expect((await ask(question)).text).toMatch(/^Most plants rest in winter\. \[1\]/)
  })

  it('gives no quick answer, and no other note takes its place', async () => {
    site = await openStudiedSite(PLANT_SHOP, [LEAD, THIRSTY])
    const search = createSearch(site.knowledge, { quickAnswer: 'Quick answer' })
    const { hits } = search(question, 3)
    expect(hits.every(({ label }) => label === undefined)).toBe(true)
  })
})

describe('a note with a question of everyday words only', () => {
  const OFTEN = { ...THIRSTY, questions: ['what happens if someone asks too often'] }

  it('answers that question', async () => {
    site = await openStudiedSite(PLANT_SHOP, [OFTEN])
    expect(site.knowledge.notes('what happens if someone asks too often?', 5)).toHaveLength(1)
  })

  it('answers no other one of such words', async () => {
    site = await openStudiedSite(PLANT_SHOP, [OFTEN])
    expect(site.knowledge.notes('what happens if someone asks', 5)).toHaveLength(0)
  })
})

describe('several notes of one section', () => {
  const TWICE = { ...THIRSTY, answer: 'Water the fern twice a week.' }

  it('answer together if all fit, each with its source', async () => {
    const questions = ['How often do I water the fern in winter?', 'watering a fern in winter']
    const winter = { ...THIRSTY, questions, answer: WINTER }
    site = await openStudiedSite(PLANT_SHOP, [TWICE, winter])
    const { text } = await ask('How often do I water the fern?')
    expect(text).toMatch(/^Water the fern twice a week\. /)
    expect(text).toContain(
      `Water the fern twice a week. [1]\n\n${WINTER} [1]\n\n` +
        'It must never dry out. [1]\n\n' +
        '[Boston fern › Watering](/products/fern#watering)',
    )
  })

  it('never say a sentence twice', async () => {
    const both = { ...THIRSTY, questions: ['How often do I water the fern each week?'] }
    site = await openStudiedSite(PLANT_SHOP, [TWICE, both])
    const { text } = await ask('How often do I water the fern?')
    expect(text.split('Water the fern twice a week.')).toHaveLength(2)
  })

  it.each([
    ['one is about something else', [{ questions: ['a holiday in winter'], answer: WINTER }]],
    [
      'one is of another section',
      [{ at: '/articles/winter', answer: 'Most plants rest in winter.' }],
    ],
  ])('answer alone if %s', async (_, others) => {
    const notes = others.map((other) => ({ ...THIRSTY, ...other }))
    site = await openStudiedSite(PLANT_SHOP, [
      { ...TWICE, questions: ['How often do I water the fern?'] },
      ...notes,
    ])
    const { text } = await ask('How often do I water the fern?')
    const rest = 'It must never dry out. In winter once a week is enough. [1]'
    expect(text.split('\n\n').slice(0, 2)).toEqual(['Water the fern twice a week. [1]', rest])
  })
})

describe('a question that a page answers in its front matter', () => {
  it('gets the answer of its author', async () => {
    const question = 'Is the fern safe for cats?'
    const cats = { ...THIRSTY, questions: [question] }
    site = await openStudiedSite(PLANT_SHOP, [cats])
    const { text, receipt } = await ask(question)
    expect(text).toContain('Yes, cats may chew it.')
    expect(receipt.studied).toBeUndefined()
  })
})

describe('a question with one significant word', () => {
  it('fits the note that has it, because "it" is the subject of the site', async () => {
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, questions: ['droopy'] }])
    expect((await ask('Is it droopy?')).receipt.studied).toBeDefined()
  })

  it('fits no note after another question, because "it" was named there', async () => {
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, questions: ['droopy'] }])
    const { knowledge } = site
    const readNoted = (context: string) =>
      knowledge
        .search(knowledge.readQuery('Is it droopy?', { context }))
        .filter(({ noted }) => noted > 0)
    expect(readNoted('')).toHaveLength(1)
    expect(readNoted('Do you send the cactus abroad?')).toEqual([])
  })
})

describe('without a note that fits', () => {
  it.each(['How tall is a large fern?', 'Who won the football world cup in 1998?'])(
    'the answer is that of the pages: %s',
    async (question) => {
      site = await openStudiedSite(PLANT_SHOP, [])
      const without = await ask(question)
      site.close()
      site = await openStudiedSite(PLANT_SHOP, [THIRSTY])
      expect(await ask(question)).toEqual(without)
    },
  )
})

describe('a note about another section', () => {
  // A section with few of the question's words came first, and so the answer was a refusal.
  it('never makes the answer less sure', async () => {
    const text = 'a plant in a room without any light'
    const judge = (): number | undefined => {
      const explain = createExplainer({ knowledge: site.knowledge, brand: 'Green Corner' })
      return explain({ text, history: [], again: 0, avoid: [] }).findings.confidence
    }
    site = await openStudiedSite(PLANT_SHOP, [])
    const without = judge()
    site.close()
    const answer = 'Most plants rest in winter.'
    const note = { at: '/articles/winter', questions: [text], answer }
    site = await openStudiedSite(PLANT_SHOP, [note])
    const [best] = site.knowledge.search(text)
    expect(best?.passage.url).toBe('/articles/winter')
    expect(judge()).toBeGreaterThanOrEqual(without ?? 1)
  })
})

describe('the search', () => {
  it('finds the section of a note whose words the page does not have', async () => {
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, questions: ['droopy fronds'] }])
    const [best] = site.knowledge.search('droopy fronds')
    expect(best?.passage.url).toBe('/products/fern#watering')
  })

  it('finds the section with the best note, however many sections have the words', async () => {
    const words = Array.from({ length: 20 }, (_, place) => {
      const text =
        'Repot a pale plant with dull leaves. Pale plants and dull leaves need repotting.'
      return [
        `pale-${place}.md`,
        `---\ntitle: Pale plants with dull leaves\n---\n${text}\n`,
      ] as const
    })
    const questions = ['pale plant with dull leaves, no water']
    const shop = { ...PLANT_SHOP, ...Object.fromEntries(words) }
    site = await openStudiedSite(shop, [{ ...THIRSTY, questions }])
    const hits = site.knowledge.search('my plant is pale with dull leaves', { limit: 8 })
    expect(hits).toHaveLength(8)
    expect(hits.map(({ passage }) => passage.url)).toContain('/products/fern#watering')
  })

  // It used to count as unknown, and came first although its own notes spoke against it.
  it('values a section less if none of its notes fits', async () => {
    const crisp = { at: '/articles/winter', questions: ['crisp fronds'] }
    const readNoted = (): (number | undefined)[] => {
      const hits = site.knowledge.search('how often do I water a fern in winter')
      const of = (at: string) => hits.find(({ passage }) => passage.url === at)?.noted
      return [of('/products/fern#watering'), of('/articles/winter')]
    }
    site = await openStudiedSite(PLANT_SHOP, [THIRSTY])
    const [best = 0, unknown] = readNoted()
    site.close()
    expect(unknown).toBe(0)
    site = await openStudiedSite(PLANT_SHOP, [
      THIRSTY,
      { ...crisp, answer: 'Most plants rest in winter.' },
    ])
    const [, unfit = 0] = readNoted()
    expect(unfit).toBeGreaterThan(0)
    expect(unfit).toBeLessThan(best)
  })

  it('tells a note about turning off from one about turning', async () => {
    const turning = { at: '/articles/winter', questions: ['turn the fern in its pot'] }
    site = await openStudiedSite(PLANT_SHOP, [
      { ...turning, answer: 'Most plants rest in winter.' },
      { ...THIRSTY, questions: ['turn off the tap for the fern'] },
    ])
    const [first] = site.knowledge.notes('how do I turn the fern off', 2)
    expect(first?.note.passage).toBe('/products/fern#watering')
  })

  it('fits better if one of its words is what the question may mean', async () => {
    const winter = { at: '/articles/winter', answer: 'Most plants rest in winter.' }
    site = await openStudiedSite(PLANT_SHOP, [
      { ...winter, questions: ['may anonymous people sit on the terrace'] },
    ])
    const read = (question: string) => site.knowledge.notes(question, 1)[0]?.worth ?? 0
    const unrelated = read('may a password sit on the terrace')
    expect(unrelated).toBeGreaterThan(0)
    expect(read('may a stranger sit on the terrace')).toBeGreaterThan(unrelated)
  })

  it('prefers the note whose question means nearly the same', async () => {
    site = await openStudiedSite(PLANT_SHOP, [
      { at: '/articles/winter', questions: ['the keyboard of a fern'] },
      { at: '/products/fern#watering', questions: ['the colours of a fern'] },
    ])
    const [first] = site.knowledge.notes('ctrl with a fern', 1)
    expect(first?.note.passage).toBe('/articles/winter')
  })

  it('values a note about news less than one about a page that stays', async () => {
    const files = {
      ...PLANT_SHOP,
      'articles/changelog.md':
        '---\ntitle: Changes\n---\nWater the fern twice a week. In winter once a week is enough, and it must never dry out.\n',
    }
    const note = { questions: ['rain for the fern'], answer: 'Water the fern twice a week.' }
    const noted = ['/articles/changelog', '/products/fern#watering'].map((at) => ({ at, ...note }))
    site = await openStudiedSite(files, noted)
    const [first, second] = site.knowledge.notes('rain for a fern please', 2)
    expect(first?.note.passage).toBe('/products/fern#watering')
    expect(second?.note.passage).toBe('/articles/changelog')
  })
})

describe('the list of results', () => {
  const search = (typed: string) =>
    createSearch(site.knowledge, { quickAnswer: 'Quick answer' })(typed, 3)

  it('begins with a note that answers what is typed, in plain text', async () => {
    const answer = '**Water** the fern twice a week. In winter once a week is enough.'
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, answer }])
    const { hits } = search('how often do I water the fern')
    expect(hits[0]).toMatchObject({
      label: 'Quick answer',
      title: 'Boston fern',
      url: '/products/fern#watering',
      snippet: 'Water the fern twice a week. In winter once a week is enough.',
    })
    expect(hits[0]?.marks.snippet).toContainEqual([0, 5])
    expect(hits).toHaveLength(3)
    expect(hits.slice(1).map(({ url }) => url)).not.toContain('/products/fern#watering')
    expect(hits.slice(1).every(({ label }) => label === undefined)).toBe(true)
  })

  it('has no quick answer if no note fits', async () => {
    site = await openStudiedSite(PLANT_SHOP, [THIRSTY])
    expect(search('fern').hits.every(({ label }) => label === undefined)).toBe(true)
  })
})

describe('a note that cannot be used', () => {
  it('is one whose section has changed', async () => {
    site = await openStudiedSite(PLANT_SHOP, [{ ...THIRSTY, key: 'a-key-of-before' }])
    expect(site.selected.unused).toMatchObject([{ isStale: true }])
    expect((await ask('my fern is thirsty all the time')).receipt.studied).toBeUndefined()
  })

  // Whatever a model, or a person who edits the file, writes: claims that the page does not make are
  // not shown.
  it('is any of fifty wrong ones: no visitor reads them', async () => {
    const places: Readonly<Record<string, string>> = {
      server: '/server#configuration',
      plans: '/plans#prices',
      care: '/care#cleaning',
    }
    const wrong = WRONG.map(([page, said], place): SiteNote => {
      const answer = said.replaceAll(' [N]', '')
      return { at: places[page] ?? `/${page}`, questions: [`riddle number${place}`], answer }
    })
    expect(wrong.length).toBeGreaterThanOrEqual(50)
    site = await openStudiedSite(MANUAL, wrong)
    expect(site.selected.notes).toEqual([])
    for (const [place, { answer }] of wrong.entries()) {
      const { text, receipt } = await ask(`riddle number${place}`)
      expect(receipt.studied).toBeUndefined()
      expect(text).not.toContain(answer)
    }
  })
})
