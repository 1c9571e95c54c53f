import { useContext } from 'react'
import type { HelpTexts, WidgetTexts } from '../../texts/texts.ts'
import { TextsContext } from '../contexts.ts'

const ENGLISH: HelpTexts = {
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

/** The texts of the help, in the words of the site where it has its own. */
export function useHelpTexts(): WidgetTexts & HelpTexts {
  return { ...ENGLISH, ...useContext(TextsContext) }
}
