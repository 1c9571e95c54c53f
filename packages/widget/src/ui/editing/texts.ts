import { useContext } from 'react'
import type { EditTexts, WidgetTexts } from '../../texts/texts.ts'
import { TextsContext } from '../contexts.ts'

const ENGLISH: EditTexts = {
  edit: 'Edit',
  editing: 'Replaces your last question',
  cancel: 'Cancel',
  editCancelled: 'Question left as it was',
  replaced: 'Replaced',
  version: 'Version {number} of {count}',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',
}

/** The texts of editing, in the words of the site where it has its own. */
export function useEditTexts(): WidgetTexts & EditTexts {
  return { ...ENGLISH, ...useContext(TextsContext) }
}
