import type { StreamPart } from '@docent/protocol'
import { describe, expect, it } from 'vitest'
import { collectAnswer } from './answer.ts'

async function* say(parts: readonly StreamPart[], end?: Error): AsyncGenerator<StreamPart> {
  yield* parts
  if (end) throw end
}

const source = { sourceType: 'url', id: '/a', url: '/a' }

describe('collectAnswer', () => {
  it('joins the text, and keeps the sources and what the answer says of itself', async () => {
    const parts: StreamPart[] = [
      { type: 'data', value: [{ type: 'status' }] },
      { type: 'source', value: source },
      { type: 'text', value: 'Twice ' },
      { type: 'text', value: 'a week.' },
      { type: 'message_annotations', value: [{ type: 'answer', grounded: true, confidence: 0.9 }] },
      { type: 'message_annotations', value: [{ type: 'followups', questions: [] }] },
    ]
    expect(await collectAnswer(say(parts))).toEqual({
      text: 'Twice a week.',
      sources: [source],
      grounded: true,
      confidence: 0.9,
    })
  })

  it('separates the texts of two steps', async () => {
    const parts: StreamPart[] = [
      { type: 'text', value: 'Here.' },
      { type: 'finish_step', value: { finishReason: 'tool-calls', isContinued: false } },
      { type: 'text', value: 'And there.' },
    ]
    expect(await collectAnswer(say(parts))).toMatchObject({ text: 'Here.\n\nAnd there.' })
  })

  it('fails with the words of an error part, and of an engine that throws', async () => {
    const text: StreamPart = { type: 'text', value: 'Twice' }
    const part: StreamPart = { type: 'error', value: 'It broke.' }
    expect(await collectAnswer(say([text, part]))).toMatchObject({ failure: 'It broke.' })
    expect(await collectAnswer(say([text], new Error('It threw.')))).toMatchObject({
      text: 'Twice',
      failure: 'It threw.',
    })
  })

  it('treats an answer without words as missing', async () => {
    expect(await collectAnswer(say([{ type: 'text', value: ' ' }]))).toMatchObject({
      failure: 'The answer has no text.',
    })
  })
})
