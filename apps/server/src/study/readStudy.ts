import type { Content, Document } from '@docent/content'
import {
  findStudyFolder,
  isSourceNoteFile,
  listSections,
  nameNoteFile,
  readNoteFiles,
  selectNotes,
} from '@docent/study'
import type { NoteFile, SelectedNotes, StudySection } from '@docent/study'

/** The notes about a site's sections, next to its content. */
export interface Study extends SelectedNotes {
  readonly files: readonly NoteFile[]
}

const NOTHING: Study = { files: [], notes: [], unused: [], lost: [], unread: [] }

/**
 * Reads the notes of some content, if there are any. Notes about pages of sources are read only for the
 * pages in `others`: sources are not opened for everything, and their pages change without the author.
 */
export async function readStudy(content: Content, others: Iterable<Document> = []): Promise<Study> {
  const all = await readNoteFiles(findStudyFolder(content.folder))
  const documents = [...content.documents, ...chooseNoted(all, others)]
  const named = new Set(documents.map(({ file }) => nameNoteFile(file)))
  const files = all.filter(({ name }) => !isSourceNoteFile(name) || named.has(name))
  if (files.length === 0) return NOTHING
  const sections = await listSections({ documents })
  return { files, ...selectNotes(files, sections) }
}

/** The pages that have a file of notes: reading the other thousands takes seconds. */
function chooseNoted(files: readonly NoteFile[], documents: Iterable<Document>): Document[] {
  const names = new Set(files.map(({ name }) => name).filter(isSourceNoteFile))
  if (names.size === 0) return []
  return [...documents].filter(({ file }) => names.has(nameNoteFile(file)))
}

/** The sections that have no notes about their current text. */
export async function listUnread(content: Content): Promise<readonly StudySection[]> {
  const { files, unread } = await readStudy(content)
  // Without a file, nothing was compared.
  return files.length === 0 ? listSections(content) : unread
}
