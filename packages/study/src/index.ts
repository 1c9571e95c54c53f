export { addToNote, addToSection } from './asked/addQuestion.ts'
export { chooseOffers } from './asked/chooseOffers.ts'
export { addToQuestionFile, findQuestionFile, readQuestionList } from './asked/questionFile.node.ts'
export type { PageTitle } from './asked/writePeopleRequests.ts'
export {
  QUESTIONS_EACH,
  readPeople,
  readPeoplesQuestions,
  writePeopleRequest,
  writeQuestionsRequest,
} from './asked/writePeopleRequests.ts'
export type { AnswerPlace, OfferedSection } from './asked/writePlaceRequest.ts'
export { PLACED_AT_ONCE, readPlaces, writePlaceRequest } from './asked/writePlaceRequest.ts'
export type { BatchModel, BatchProvider, BatchResult } from './batch.ts'
export { readBatchLine, writeBatchLine } from './batch.ts'
export type { Estimate } from './estimate.ts'
export {
  estimateMissing,
  estimatePage,
  estimatePlacing,
  estimateRequest,
  estimateSection,
  estimateStudy,
  estimateWriting,
} from './estimate.ts'
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
export { isEmptyLine, isMissingLine, isMissingMark } from './noteLines.ts'
export type { LostSupport, SelectedNotes, UnusedNote } from './selectNotes.ts'
export { selectNotes } from './selectNotes.ts'
export type { Taken } from './takeNotes.ts'
export { takeNotes } from './takeNotes.ts'
export type { DroppedNote, MissingNote, ModelRequest, NoteLine, StudySection } from './types.ts'
export type { StudyRequest } from './writeStudyRequest.ts'
export { writeStudyRequest } from './writeStudyRequest.ts'
