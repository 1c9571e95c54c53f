import { expect, it } from 'vitest'
import { formatDay, readingMinutes } from './dates.ts'

it('writes a calendar day as on the calendar, in any time zone', () => {
  expect(formatDay('2026-11-01', 'long', 'en-GB')).toBe('1 November 2026')
  expect(formatDay('2026-01-31', 'short', 'en-GB')).toBe('31 Jan 2026')
  expect(formatDay('2026-01-31', 'long', 'de')).toBe('31. Januar 2026')
})

it('says that reading takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(660))).toBe(3)
})
