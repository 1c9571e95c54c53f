// @vitest-environment jsdom

import { isBallot, isVote } from '@docent/protocol/api'
import { expect, it } from 'vitest'
import { readVote } from './keptVotes.ts'

const BALLOTS = ['a1_-a1_-', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(7), '12345 78', 12_345_678]
const VOTES = ['up', 'down', 'none', 'toString', '', 1, null]
const PAIRS = BALLOTS.flatMap((ballot) => VOTES.map((vote) => [vote, ballot] as const))

it.each(PAIRS)('shows a stored vote only if the server accepts it: %j, %j', (vote, ballot) => {
  localStorage.setItem('docent:helpful', JSON.stringify({ '/a': { vote, ballot } }))
  expect(readVote('/a') !== undefined).toBe(isVote(vote) && isBallot(ballot))
})

it.each(['null', '[]', '{"/a":null}', '{"/a":"up"}', 'not JSON'])(
  'finds no vote in %s',
  (stored) => {
    localStorage.setItem('docent:helpful', stored)
    expect(readVote('/a')).toBeUndefined()
  },
)
