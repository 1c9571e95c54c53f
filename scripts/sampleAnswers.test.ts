import { describe, expect, it } from 'vitest'
import { chooseAnswers, formatSample, putSample, type ReportedAnswer } from './sampleAnswers.ts'

function answer(id: string, rest: Partial<ReportedAnswer> = {}): ReportedAnswer {
  return {
    id,
    kind: 'natural',
    question: `Question ${id}?`,
    isCorrect: true,
    isRefused: false,
    saysFactsAtGlance: true,
    text: `Answer ${id}. [1]`,
    ...rest,
  }
}

const ids = (answers: readonly ReportedAnswer[]) => answers.map(({ id }) => id)

describe('chooseAnswers', () => {
  const many = Array.from({ length: 50 }, (_, place) => answer(`n${place}`))

  it('chooses the same ones whatever their order, and others for another seed', () => {
    const chosen = ids(chooseAnswers(many))
    expect(chosen).toHaveLength(30)
    expect(ids(chooseAnswers(many.toReversed()))).toEqual(chosen)
    expect(ids(chooseAnswers(many, 'other'))).not.toEqual(chosen)
  })
})

describe('formatSample', () => {
  it('counts what is right, and shows the bad ones too', () => {
    const before = [answer('a', { isCorrect: false }), answer('u', { kind: 'unanswerable' })]
    const after = [answer('a'), answer('u', { kind: 'unanswerable', isRefused: true })]
    const sample = formatSample(before, after)
    expect(sample).toContain('Before: 0 of 1 right, 1 at a glance; 1 of 1 refused.')
    expect(sample).toContain('Before, wrong: Answer a. \\[1\\]')
    expect(sample).toContain('After, right, at a glance: Answer a.')
    expect(sample).toContain('Before, answered, wrongly:')
    expect(sample).toContain('After, refused, rightly:')
  })

  it('shows links as labels, code on one line, and no markup of a page', () => {
    const text = 'See [the *guide*](/guide).\n\n```sh\nnpm ci\nnpm start\n```\n\n<b>bold</b>'
    const sample = formatSample([], [answer('a', { text })])
    expect(sample).toContain(
      'right, at a glance: See the \\*guide\\*. ‹npm ci ⏎ npm start› \\<b\\>bold\\</b\\>',
    )
    expect(sample).toContain('Before, not asked')
  })

  it('cuts what no visitor sees at a glance', () => {
    const sample = formatSample([], [answer('a', { text: 'x'.repeat(400) })])
    expect(sample).toContain(`${'x'.repeat(350)}…`)
    expect(sample).not.toContain('x'.repeat(351))
  })
})

describe('putSample', () => {
  it('replaces what is between the marks', () => {
    const page = '# Title\n\n<!-- sample -->\nold\n<!-- /sample -->\n\nEnd\n'
    const put = putSample(page, 'new')
    expect(put).toContain('<!-- sample -->\n\nnew\n\n<!-- /sample -->')
    expect(put).not.toContain('old')
    expect(put.endsWith('\n\nEnd\n')).toBe(true)
    expect(putSample(put, 'new')).toBe(put)
  })

  it('says what is missing in a page without marks', () => {
    expect(() => putSample('# Title', 'new')).toThrow('has no <!-- sample -->')
  })
})
