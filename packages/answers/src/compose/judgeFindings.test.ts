import { expect, it } from 'vitest'
import type { NoteHit, Passage, Unit } from '@docent/retrieval'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import { readFindings } from './findings.ts'
import { judgeFindings } from './judgeFindings.ts'
import { SURE_SECTION } from '../tuning.ts'

// "What does it cost" used to be answered from a section that says more about what a model may cost.
it('ranks the section first whose author wrote the question', async () => {
  const site = await openSite({
    'index.md': '---\ntitle: Home\n---\nA lamp shop.\n',
    'faq.md': '---\ntitle: Questions\n---\n## What does it cost?\n\nNothing.\n',
    'models.md':
      '---\ntitle: Models\n---\n## What it may cost\n\nA model may cost 5 euros: what it does cost is what you set.\n',
  })
  const ask = (text: string) =>
    judgeFindings(readFindings({ text, history: [], again: 0, avoid: [] }, site.knowledge))
  const [first, ...others] = ask('What does it cost?')
  expect(first).toMatchObject({ hit: { passage: { heading: 'What does it cost?' } }, share: 1 })
  expect(others.length).toBeGreaterThan(0)
  expect(ask('cost of models')[0]?.share).toBeLessThan(1)
  await site.close()
})

// The units were the arguments of one call, which threw, and visitors saw an error.
it('judges a section of more units than the arguments of one call', async () => {
  const site = await openSite({ 'index.md': '---\ntitle: Home\n---\nA lamp shop.\n' })
  const asked = { text: 'Is it a lamp shop?', history: [], again: 0, avoid: [] }
  const findings = readFindings(asked, site.knowledge)
  // Without the likeness, which knows only the units that were found.
  const hits = findings.hits.map(({ likeness: _likeness, ...hit }) => {
    const [unit] = hit.passage.units
    const units = Array.from({ length: 200_000 }, () => ({ ...unit, text: 'It dims.' }) as Unit)
    return { ...hit, passage: { ...hit.passage, units: [...units, unit as Unit] } }
  })
  const [first] = judgeFindings({ ...findings, hits })
  expect(first?.worths).toHaveLength(200_001)
  expect(first?.worths.at(-1)).toBeGreaterThan(first?.worths[0] ?? Infinity)
  await site.close()
})

const GARDEN = {
  'index.md': '---\ntitle: Home\n---\nA garden shop.\n',
  'care.md':
    '---\ntitle: Care\n---\n## Holidays\n\nPlan your holidays early. Ferns survive ten days alone.\n\n## Light\n\nPlan for a bright room.\n',
}

/** A note about a section, with or without an answer, as a search finds it. */
function noteOn(passage: Passage, fit: number, quote?: string): NoteHit {
  const answer = quote === undefined ? [] : [{ markdown: quote, quote }]
  return {
    note: { key: 'k', passage: passage.id, questions: [], words: [], answer },
    fit,
    worth: 0.3,
  }
}

it('raises the sentence that a note rests on, but not the likelihood of its section', async () => {
  const site = await openSite(GARDEN)
  const asked = { text: 'plan holidays early', history: [], again: 0, avoid: [] }
  const found = readFindings(asked, site.knowledge)
  const hits = found.hits.map((hit) => ({ ...hit, noted: 0.3 }))
  const judge = (notes: NoteHit[]) => judgeFindings({ ...found, hits, notes })[0]
  const before = judge([])
  if (before === undefined) throw new Error('nothing was found')
  const { passage } = before.hit
  expect(before.worths[0]).toBeGreaterThan(before.worths[1] ?? Infinity)
  const after = judge([noteOn(passage, 0.5, 'Ferns survive ten days alone.')])
  expect(after?.worths[0]).toBe(before.worths[0])
  expect(after?.worths[1]).toBeCloseTo((before.worths[1] ?? 0) + 2)
  expect(after?.share).toBe(before.share)
  await site.close()
})

it('answers from the section of a note that surely fits, however unsure the words are', async () => {
  const site = await openSite(GARDEN)
  const asked = { text: 'plan early', history: [], again: 0, avoid: [] }
  const found = readFindings(asked, site.knowledge)
  // Twenty sections that fit equally well.
  const [hit] = found.hits
  if (hit === undefined) throw new Error('nothing was found')
  const hits = Array.from({ length: 20 }, (_, place) => {
    const passage = { ...hit.passage, id: `p${place}` }
    return { ...hit, passage }
  })
  const judge = (fit: number) => {
    const [first] = judgeFindings({ ...found, hits, notes: [] })
    const notes = first ? [noteOn(first.hit.passage, fit)] : []
    return judgeFindings({ ...found, hits, notes })[0]?.share
  }
  expect(judge(0.5)).toBeLessThan(SURE_SECTION)
  expect(judge(0.7)).toBe(SURE_SECTION)
  await site.close()
})
