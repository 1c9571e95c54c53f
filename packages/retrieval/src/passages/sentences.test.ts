import { describe, expect, it } from 'vitest'
import { cutAtBreaks, splitSentences, type Piece } from './sentences.ts'

const prose = (markdown: string): Piece => ({ text: markdown, markdown, prose: true })
const fixed = (text: string, markdown: string): Piece => ({ text, markdown, prose: false })

function split(...pieces: Piece[]): string[] {
  return splitSentences(pieces).map(({ markdown }) => markdown)
}

describe('splitSentences', () => {
  it('reads a paragraph of twenty thousand links as one sentence, in linear time', () => {
    const link: Piece = { text: 'user@example.com', markdown: '<user@example.com>', prose: false }
    const pieces = Array.from({ length: 20_000 }, () => [link, prose(', ')]).flat()
    expect(splitSentences(pieces)).toHaveLength(1)
  })

  it('cuts at end marks before a new sentence', () => {
    expect(split(prose('Water it. Does it dry out? Never!'))).toEqual([
      'Water it.',
      'Does it dry out?',
      'Never!',
    ])
  })

  it.each([
    'Use a pot, e.g. A small one.',
    'Use your own domain (eg. Example) and (ie. Another).',
    'It holds 2.5 litres.',
    'See docs.example.com for more.',
    'Wait … and see.',
    'Ask Mr. Green.',
    'P.S. It is sold in the U.S. Ask us.',
  ])('keeps %j whole', (text) => {
    expect(split(prose(text))).toEqual([text])
  })

  it('keeps code and links whole, whatever they contain', () => {
    const pieces = [
      prose('Run '),
      fixed('a. B', '`a. B`'),
      prose(' first. Then '),
      fixed('go', '[go](/x)'),
    ]
    expect(split(...pieces)).toEqual(['Run `a. B` first.', 'Then [go](/x)'])
  })

  it('cuts before code that begins a sentence', () => {
    expect(split(prose('It is set. '), fixed('port', '`port`'), prose(' is a number.'))).toEqual([
      'It is set.',
      '`port` is a number.',
    ])
  })

  it('cuts after an emphasised sentence', () => {
    expect(split(fixed('Never dry.', '**Never dry.**'), prose(' It dies.'))).toEqual([
      '**Never dry.**',
      'It dies.',
    ])
  })

  // "A." was a sentence, and its answer another one.
  it('keeps a letter in bold with the sentence that it labels', () => {
    expect(split(fixed('A.', '**A.**'), prose(' Yes, it can.'))).toEqual(['**A.** Yes, it can.'])
  })

  it('leaves out letters without a sentence', () => {
    expect(split(prose('P.S.'))).toEqual([])
  })

  it('cuts East Asian sentences, which have no spaces between them', () => {
    expect(split(prose('每周浇水。冬天少一些。'))).toEqual(['每周浇水。', '冬天少一些。'])
  })

  it('resolves escapes and character references', () => {
    expect(splitSentences([prose('A \\[1\\] &amp; more')])[0]?.text).toBe('A [1] & more')
  })
})

describe('cutAtBreaks', () => {
  const end: Piece = { text: ' ', markdown: ' ', prose: true, breaks: true }
  const lines = (...pieces: Piece[]): string[] =>
    cutAtBreaks(pieces).map((line) => line.map(({ text }) => text).join(''))

  it('ends a line at a hard break, unless its sentence goes on', () => {
    const pieces = [prose('Kind: '), fixed('on', '`on`'), end, fixed('Preset', '**Preset**')]
    expect(lines(...pieces, prose(': off'))).toEqual(['Kind: on', 'Preset: off'])
    expect(lines(prose('It goes'), end, prose('on here.'))).toEqual(['It goes on here.'])
  })
})
