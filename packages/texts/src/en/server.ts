import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in English. */
export const server: ServerTexts = {
  language: 'en',

  failed: 'The assistant cannot answer right now. Please try again.',
  leaves: 'The assistant is restarting. Please try again.',
  erased: 'This conversation was deleted.',
  busy: 'The assistant is busy. Please try again in a moment.',
  switchedOff: 'The assistant is currently switched off.',
  tooManyAtOnce: 'Too many questions at once. Please try again in {time}.',
  tooOften: 'Too many questions in a short time. Please try again in {time}.',
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
  messageTooLong: 'The message is {length} characters long. The limit is {most}.',
  searchTooLong: 'The search is {length} characters long. The limit is {most}.',
  quickAnswer: 'Quick answer',
}
