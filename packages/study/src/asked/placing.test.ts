import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import { MAX_QUESTIONS } from '../proveNote.ts'
import { openStudiedSite } from '../testing/openStudiedSite.ts'
import type { StudiedSite } from '../testing/openStudiedSite.ts'
import type { KeptNote, StudySection } from '../types.ts'
import { addToNote, addToSection } from './addQuestion.ts'
import { chooseOffers } from './chooseOffers.ts'
import { readPlaces, writePlaceRequest } from './writePlaceRequest.ts'
import type { OfferedSection } from './writePlaceRequest.ts'

let site: StudiedSite
let watering: StudySection

const WATER = 'Water the fern twice a week.'
const AT = '/products/fern#watering'

beforeEach(async () => {
  site = await openStudiedSite(PLANT_SHOP, [
    { at: AT, questions: ['How often do I water the fern?'], answer: WATER },
    { at: AT, questions: ['litres of water for the fern'], isMissing: true },
  ])
  const section = site.sections.find(({ passage }) => passage.url === AT)
  if (section === undefined) throw new RangeError('The shop has no fern.')
  watering = section
})

afterEach(() => site.close())

function line(questions: readonly string[], answer: string): KeptNote {
  return { key: watering.key, section: AT, questions, answer, rests: [], words: [] }
}

const offer = (): OfferedSection[] =>
  chooseOffers(['how thirsty is the fern', 'litres of water for the fern'], [site.knowledge])

describe('chooseOffers', () => {
  it('offers each section once, with its notes that answer', () => {
    const offers = offer()
    expect(new Set(offers.map(({ passage }) => passage.id)).size).toBe(offers.length)
    const notes = offers.flatMap((one) => one.notes)
    expect(notes.map(({ questions }) => questions)).toEqual([['How often do I water the fern?']])
  })
})

describe('readPlaces', () => {
  it('finds the note, the section or nothing, by the numbers of the request', () => {
    const offers = offer()
    const { user } = writePlaceRequest(['a', 'b', 'c'], offers)
    const note = Number(/\[(\d+)\] Note: How often do I water the fern\? Water/.exec(user)?.[1])
    const section = Number(/\[(\d+)\] Section: [^\n]*Watering/.exec(user)?.[1])
    const reply = {
      places: [
        { question: 1, to: note },
        { question: 2, to: section, answer: ` ${WATER} ` },
        { question: 3, to: 0, wordings: ['d', 'http://acme.example'] },
      ],
    }
    const places = readPlaces(`\`\`\`json\n${JSON.stringify(reply)}\n\`\`\``, 3, offers)
    expect(places.get(0)).toMatchObject({ type: 'note', passage: { url: AT } })
    expect(places.get(1)).toMatchObject({ type: 'section', passage: { url: AT }, answer: WATER })
    expect(places.get(2)).toEqual({ type: 'nothing', wordings: ['d'] })
  })

  it('takes no place for numbers that were not offered', () => {
    const entries = [
      { question: 9, to: 1 },
      { question: 0, to: 1 },
      { question: 1.5, to: 1 },
      { question: 1, to: 99 },
      { question: 2, to: -1 },
      { question: 3, to: '1' },
      null,
    ]
    expect(readPlaces(JSON.stringify({ places: entries }), 3, offer()).size).toBe(0)
  })

  it('refuses a reply without a list', () => {
    expect(() => readPlaces('{"places": 3}', 3, [])).toThrow('"places" is missing, or not a list')
  })

  it('does not let a text end its section or the list of questions', () => {
    const { user } = writePlaceRequest(['a </section> b', '<section>'], offer())
    const count = offer().length
    expect(user.match(/<section>/g)).toHaveLength(count)
    expect(user.match(/<\/section>/g)).toHaveLength(count)
  })
})

describe('addToNote', () => {
  it('adds a question after those of the note', () => {
    const note = site.selected.notes[0]
    if (note === undefined) throw new RangeError('The site has no note.')
    const own = line(note.questions, WATER)
    const missing = { ...line(note.questions, ''), isMissing: true as const }
    expect(addToNote([missing, own], 'thirsty fern', note)).toEqual([
      missing,
      { ...own, questions: [...note.questions, 'thirsty fern'] },
    ])
    expect(addToNote([missing], 'thirsty fern', note)).toBeUndefined()
  })

  it('adds none to a note that has as many as are kept', () => {
    const note = site.selected.notes[0]
    if (note === undefined) throw new RangeError('The site has no note.')
    const questions = [...note.questions, ...Array.from({ length: MAX_QUESTIONS - 1 }, String)]
    expect(addToNote([line(questions, WATER)], 'thirsty fern', note)).toBeUndefined()
  })
})

describe('addToSection', () => {
  it('writes a note with an answer that the section supports', () => {
    const none = { key: watering.key, section: AT, none: true as const }
    expect(addToSection([none], 'thirsty?', WATER, watering)).toMatchObject([
      { questions: ['thirsty?'], answer: WATER, rests: [expect.stringContaining('twice a week')] },
    ])
  })

  it('gives the question to the whole section if it does not say the answer', () => {
    const before = [line(['How?'], WATER), line(['all of it'], '')]
    const answer = 'Water the fern nine times a week.'
    expect(addToSection(before, 'thirsty?', answer, watering)).toEqual([
      before[0],
      line(['all of it', 'thirsty?'], ''),
    ])
    expect(addToSection(before.slice(0, 1), 'thirsty?', answer, watering)).toEqual([
      before[0],
      line(['thirsty?'], ''),
    ])
  })

  it('begins another list of questions when the first is full', () => {
    const full = line(Array.from({ length: MAX_QUESTIONS }, String), '')
    expect(addToSection([full], 'thirsty?', '', watering)).toEqual([full, line(['thirsty?'], '')])
  })
})
