// What can be done with what was said, to change it or to go through it: loaded once something was,
// after the first answer.

export { EditButton } from './EditButton.tsx'
export { EditLine } from './EditLine.tsx'
export { moveByMessage } from './moveByMessage.ts'
export { Pager } from './Pager.tsx'
export { viewThread } from './thread.ts'
