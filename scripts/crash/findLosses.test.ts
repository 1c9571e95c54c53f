import type { StoredConversation } from '@docent/chat-server'
import { describe, expect, it } from 'vitest'
import { findLosses } from './findLosses.ts'

type StoredAnswer = StoredConversation['turns'][number]['answers'][number]

const ANSWER: StoredAnswer = {
  id: 'answer-1',
  questionId: 1,
  version: 0,
  status: 'complete',
  engine: 'extractive',
  content: 'Yes.',
  parts: [],
  annotations: [],
  finishReason: 'stop',
  usage: { promptTokens: 0, completionTokens: 0, totalTokens: 0 },
  grounded: true,
  confidence: 1,
  startedAt: 1,
  finishedAt: 2,
}

function stored(
  ...turns: [question: string, ...answers: Partial<StoredAnswer>[]][]
): StoredConversation {
  return {
    id: 'one',
    label: '',
    createdAt: 1,
    turns: turns.map(([text, ...answers]) => ({
      key: text,
      text,
      askedAt: 1,
      isReplaced: false,
      answers: answers.map((answer) => ({ ...ANSWER, ...answer })),
    })),
  }
}

const READ = [{ question: 'Is it red?', text: 'Yes.' }]

describe('findLosses', () => {
  it('finds none if each answer is stored once, as it was read', () => {
    expect(findLosses(READ, [stored(['Is it red?', {}], ['Is it blue?'])])).toEqual([])
  })

  it.each([
    ['that is lost', [stored(['Is it blue?', {}])], 'is lost'],
    ['that is stored twice', [stored(['Is it red?', {}]), stored(['Is it red?', {}])], '2 times'],
    ['without an end', [stored(['Is it red?', { status: 'partial' }])], '0 complete answers'],
    ['that was given twice', [stored(['Is it red?', {}, {}])], '2 complete answers'],
    ['in other words', [stored(['Is it red?', { content: 'No.' }])], 'another text'],
  ])('finds an answer %s', (_, conversations, sentence) => {
    expect(findLosses(READ, conversations)).toEqual([expect.stringContaining(sentence)])
  })
})
