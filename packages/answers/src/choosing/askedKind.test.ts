import { describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../content/src/testing/growth.ts'
import { readAskedKind } from './askedKind.ts'

describe('readAskedKind', () => {
  it.each([
    ['how long are the logs kept', 'We keep them for 30 days.', 'There are 30 logs.'],
    ['how often does the task run', 'It runs every hour.', 'It has 3 parts.'],
    ['how many days do I have', 'You have two weeks.', 'You have two keys.'],
    ['how soon does it start', 'It starts immediately.', 'It starts as described.'],
    ['how big may a file be', 'Files have at most 25 MB.', 'Upload 25 files.'],
    ['what is the default size of a volume', 'It has 5 GB.', 'It has 5 parts.'],
    ['what does a seat cost', 'A seat is $19 a month.', 'We have 19 seats.'],
    ['how much is the lamp', 'The lamp is free.', 'The lamp has 3 legs.'],
    ['which port does it listen on', 'It listens on 4321.', 'It listens on a port.'],
    ['what node version is needed', 'Node 22 or newer.', 'Install 22 packages.'],
    ['how many users may I invite', 'You may invite five.', 'You may invite users.'],
    ['maximum number of keys', 'There is no limit.', 'Each user has keys.'],
    ['when is the log deleted', 'It goes after the task.', 'It is a log.'],
  ])('%j is answered by %j, not by %j', (question, given, other) => {
    const gives = readAskedKind(question)
    expect(gives?.({ text: given })).toBe(true)
    expect(gives?.({ text: other })).toBe(false)
  })

  it.each(['how do I add a key', 'where are the logs', 'is there a dark mode'])(
    'finds nothing to look for in %j',
    (question) => {
      expect(readAskedKind(question)).toBeUndefined()
    },
  )

  it.each(['1', '1,', 'a ', 'how many ', 'which ', '1 x ', '$ '])(
    'reads a long text of %j in time that grows with its length',
    (part) => {
      const questions = [
        'how long',
        'how big',
        'cost',
        'what port',
        'which version',
        'how many',
        'when',
      ]
      const growth = measureGrowth(
        (text) => {
          for (const question of [...questions, text]) readAskedKind(question)?.({ text })
        },
        (times) => part.repeat(times),
      )
      expect(growth).toBeLessThan(MOST_GROWTH)
    },
  )
})
