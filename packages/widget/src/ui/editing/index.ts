// Editing the last question and paging through versions: loaded after the first answer.

export { EditButton } from './EditButton.tsx'
export { EditLine } from './EditLine.tsx'
export { moveByMessage } from './moveByMessage.ts'
export { Pager } from './Pager.tsx'
export { viewThread } from './thread.ts'
