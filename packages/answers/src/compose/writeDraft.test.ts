import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Passage } from '@docent/retrieval'
import { cite, type Draft } from '../contract/draft.ts'
import { cutPieces, writeDraft } from './writeDraft.ts'

function passage(id: string, section = ''): Passage {
  return {
    id,
    url: id,
    route: id,
    title: 'Title',
    heading: '',
    path: [],
    section,
    units: [],
    text: '',
  }
}

function write(draft: Partial<Draft>) {
  return [...writeDraft({ said: [], grounded: true, confidence: 0.5, ...draft }, 'extractive')]
}

describe('writeDraft', () => {
  it('numbers passages in order and sends each source right before the text that first cites it', () => {
    const [a, b] = [passage('/a', 'One › Two'), passage('/b')]
    const said = [
      'First.',
      cite(a, 'first'),
      ' Second.',
      cite(b, 'second'),
      ' Third.',
      cite(a, 'third'),
    ]
    const source = (id: string, section: string, quote: string) => ({
      type: 'source',
      value: {
        sourceType: 'url',
        id,
        url: id,
        title: 'Title',
        providerMetadata: { docent: { section, quote } },
      },
    })
    expect(write({ said }).slice(0, -1)).toEqual([
      { type: 'text', value: 'First.' },
      source('/a', 'One › Two', 'first'),
      { type: 'text', value: ' [1]' },
      { type: 'text', value: ' Second.' },
      source('/b', 'Title', 'second'),
      { type: 'text', value: ' [2]' },
      { type: 'text', value: ' Third.' },
      { type: 'text', value: ' [1]' },
    ])
  })

  it('sends the progress first and the confidence last', () => {
    const nearest = [{ url: '/a', title: 'A' }]
    const parts = write({
      said: ['x'],
      reading: 2,
      confidence: 0.12345,
      followups: ['Why?'],
      nearest,
    })
    expect(parts).toEqual([
      { type: 'data', value: [{ type: 'status', stage: 'reading', pages: 2 }] },
      { type: 'text', value: 'x' },
      {
        type: 'message_annotations',
        value: [
          {
            type: 'answer',
            engine: 'extractive',
            outcome: 'refusal',
            grounded: true,
            confidence: 0.123,
          },
          { type: 'followups', questions: ['Why?'] },
          { type: 'nearest', pages: nearest },
        ],
      },
    ])
  })

  it('sends the kind of the answer', () => {
    const outcomeOf = (draft: Partial<Draft>) => write(draft).at(-1)?.value
    expect(outcomeOf({})).toMatchObject([{ outcome: 'answer' }])
    expect(outcomeOf({ outcome: 'passages' })).toMatchObject([{ outcome: 'passages' }])
    expect(outcomeOf({ nearest: [] })).toMatchObject([{ outcome: 'refusal' }])
  })

  it('leaves out empty parts', () => {
    const [annotations] = write({ followups: [], nearest: [] })
    expect(annotations?.value).toHaveLength(1)
  })
})

describe('cutPieces', () => {
  it('loses no text and splits no word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const pieces = [...cutPieces(text)]
        expect(pieces.join('')).toBe(text)
        for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\S$/)
        for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\s/)
      }),
    )
  })

  it('cuts a long text into several pieces', () => {
    expect([...cutPieces('word '.repeat(100))].length).toBeGreaterThan(10)
  })
})

describe('cite', () => {
  it('cuts a long quote between words', () => {
    const { quote } = cite(passage('/a'), 'word '.repeat(200))
    expect(quote.length).toBeLessThanOrEqual(300)
    expect(quote).toMatch(/word$/)
  })
})
