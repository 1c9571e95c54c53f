import type { Content } from '@docent/content'
import { findStudyFolder, listSections, readNoteFiles, selectNotes } from '@docent/study'
import type { NoteFile, SelectedNotes, StudySection } from '@docent/study'

/** The notes about a site's sections, next to its content. */
export interface Study extends SelectedNotes {
  readonly files: readonly NoteFile[]
}

const NOTHING: Study = { files: [], notes: [], unused: [], unread: [] }

/** Reads the notes of some content, if there are any. */
export async function readStudy(content: Content): Promise<Study> {
  const files = await readNoteFiles(findStudyFolder(content.folder))
  if (files.length === 0) return NOTHING
  const sections = await listSections(content)
  return { files, ...selectNotes(files, sections) }
}

/** The sections that have no notes about their current text. */
export async function listUnread(content: Content): Promise<readonly StudySection[]> {
  const { files, unread } = await readStudy(content)
  // Without a file, nothing was compared.
  return files.length === 0 ? listSections(content) : unread
}
