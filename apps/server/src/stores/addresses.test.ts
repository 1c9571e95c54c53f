import { describe, expect, it } from 'vitest'
import { nameStore, readStoreAddresses } from './addresses.ts'

const DOCENT_SECRET = 'x'.repeat(32)

describe('readStoreAddresses', () => {
  it('finds none if none is set', () => {
    expect(readStoreAddresses({ DATABASE_URL: '', REDIS_URL: '' })).toEqual({})
  })

  it('reads both', () => {
    const env = { DATABASE_URL: 'postgresql://h/d', REDIS_URL: 'rediss://h:1', DOCENT_SECRET }
    expect(readStoreAddresses(env)).toEqual({
      databaseUrl: 'postgresql://h/d',
      redisUrl: 'rediss://h:1',
    })
  })

  it.each([
    [
      'mysql://h/d',
      'DATABASE_URL must be an address such as postgres://HOST/NAME. It starts with mysql://.',
    ],
    [
      'docent',
      'DATABASE_URL must be an address such as postgres://HOST/NAME. Its value is not an address.',
    ],
  ])('refuses %s', (DATABASE_URL, sentence) => {
    expect(() => readStoreAddresses({ DATABASE_URL, DOCENT_SECRET })).toThrow(sentence)
  })

  // Otherwise each node would sign with a different secret, and visitors would lose their chat at
  // every second question.
  it.each([{ DATABASE_URL: 'postgres://h/d' }, { REDIS_URL: 'redis://h' }])(
    'asks for a shared secret with %j',
    (env) => {
      expect(() => readStoreAddresses(env)).toThrow('set DOCENT_SECRET')
    },
  )
})

describe('nameStore', () => {
  it('leaves out the password', () => {
    expect(nameStore('postgres://me:secret@db:5432/docent')).toBe('postgres://db:5432/docent')
  })
})
