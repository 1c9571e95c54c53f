export type { BatchModel, BatchProvider, BatchResult } from './batch.ts'
export { readBatchLine, writeBatchLine } from './batch.ts'
export type { Estimate } from './estimate.ts'
export { estimateRequest, estimateSection, estimateStudy } from './estimate.ts'
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
export { readWrittenText, NotesError } from './readWritten.ts'
export type { Doubted } from './missing/writeCheckRequest.ts'
export { readAnswered, writeCheckRequest } from './missing/writeCheckRequest.ts'
export type { MissingRequest } from './missing/writeMissingRequest.ts'
export { writeMissingRequest } from './missing/writeMissingRequest.ts'
export { isMissingLine } from './noteLines.ts'
export type { SelectedNotes, UnusedNote } from './selectNotes.ts'
export { selectNotes } from './selectNotes.ts'
export type { Taken } from './takeNotes.ts'
export { takeNotes } from './takeNotes.ts'
export type { DroppedNote, NoteLine, StudySection, WrittenNote } from './types.ts'
export type { StudyRequest } from './writeStudyRequest.ts'
export { writeStudyRequest } from './writeStudyRequest.ts'
