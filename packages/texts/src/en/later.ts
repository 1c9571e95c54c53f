import type { LaterTexts } from '../laterTexts.ts'

/** What the panel loads on demand, in English. */
export const later: LaterTexts = {
  edit: 'Edit',
  editing: 'Replaces your last question',
  editCancelled: 'Question left as it was',
  replaced: 'Replaced',
  version: 'Version {number} of {count}',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',
  newLine: 'New line',
  editLast: 'Edit your last question',
  previousMessage: 'Previous message',
  nextMessage: 'Next message',
  toPage: 'To the page and back',
  readAloud: 'A screen reader reads answers',
  readAtEnd: 'When complete',
  readSentences: 'Sentence by sentence',
  readOff: 'Not at all',
  showWhole: 'Show answers when complete',
}
