export type { BatchModel, BatchProvider, BatchResult } from './batch.ts'
export { readBatchLine, writeBatchLine } from './batch.ts'
export type { Estimate } from './estimate.ts'
export { estimateMissing, estimatePage, estimateSection, estimateStudy } from './estimate.ts'
export { findAnswered } from './missing/findAnswered.ts'
export type { Contradiction } from './findContradictions.ts'
export { findContradictions } from './findContradictions.ts'
export { formatQuestion } from './formatQuestion.ts'
export { listSections } from './listSections.ts'
export type { NoteFile } from './noteFiles.node.ts'
export {
  findStudyFolder,
  isSourceNoteFile,
  nameNoteFile,
  readNoteFiles,
  writeNoteFile,
} from './noteFiles.node.ts'
export { readMissingText, readWrittenText, NotesError } from './readWritten.ts'
export type { UncheckedThing } from './missing/writeCheckRequest.ts'
export { CHECKED_PASSAGES, readAnswered, writeCheckRequest } from './missing/writeCheckRequest.ts'
export { MISSING_THINGS, writeMissingRequest } from './missing/writeMissingRequest.ts'
export { isMissingLine, isMissingMark } from './noteLines.ts'
export type { SelectedNotes, UnusedNote } from './selectNotes.ts'
export { selectNotes } from './selectNotes.ts'
export type { Taken } from './takeNotes.ts'
export { takeNotes } from './takeNotes.ts'
export type { DroppedNote, MissingNote, ModelRequest, NoteLine, StudySection } from './types.ts'
export type { StudyRequest } from './writeStudyRequest.ts'
export { writeStudyRequest } from './writeStudyRequest.ts'
