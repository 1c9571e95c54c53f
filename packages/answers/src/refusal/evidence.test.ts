import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { readSignals, readWholeEvidence } from './confidence.ts'
import { NETWORK } from './networkWeights.ts'
import type { Evidence } from './evidence.ts'
import type { Hit } from '@docent/retrieval'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

function read(question: string, change: (hit: Hit) => Hit = (hit) => hit): Evidence | undefined {
  const query = site.knowledge.readQuery(question)
  const hits = site.knowledge.search(query).map(change)
  const signals = readSignals(query, hits, [])
  return signals && readWholeEvidence(query, hits, signals)
}

describe('readWholeEvidence', () => {
  it('gives the network a number for each of its inputs', () => {
    const evidence = read('How often do I water the fern?')
    expect(evidence?.question).toHaveLength(NETWORK.question.means.length)
    expect(evidence?.sections.length).toBeGreaterThan(1)
    for (const section of evidence?.sections ?? []) {
      expect(section).toHaveLength(NETWORK.section.means.length)
    }
    expect(evidence?.words.length).toBeGreaterThan(1)
    for (const word of evidence?.words ?? []) expect(word).toHaveLength(NETWORK.word.means.length)
    const numbers = [
      ...(evidence?.question ?? []),
      ...(evidence?.sections.flat() ?? []),
      ...(evidence?.words.flat() ?? []),
    ]
    expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
  })

  it('reads how many things are asked for, and how many of them no section writes about', () => {
    const things = (question: string) => read(question)?.question.slice(-2)
    expect(things('How often do I water the fern?')).toEqual([0, 0])
    expect(things('Can I water the fern in dark mode?')).toEqual([1, 1])
  })

  it('reads at most five sections', () => {
    const query = site.knowledge.readQuery('water the fern')
    const hits = site.knowledge.search(query)
    const many = [...hits, ...hits, ...hits, ...hits].map((hit) => ({ ...hit }))
    const signals = readSignals(query, many, [])
    expect(many.length).toBeGreaterThan(5)
    expect(signals && readWholeEvidence(query, many, signals)?.sections).toHaveLength(5)
  })

  it('ignores notes, so that a note never causes a refusal', () => {
    const question = 'What does delivery cost?'
    const noted = read(question, (hit) => ({ ...hit, noted: 0.9, score: hit.score + 20 }))
    expect(noted).toEqual(read(question))
  })

  it('has none on a site without word vectors', () => {
    const without = read(
      'How often do I water the fern?',
      ({ passage, score, features, noted }) => {
        return { passage, score, features, noted }
      },
    )
    expect(without).toBeUndefined()
  })
})
