// What it takes to change a question: loaded once there is one to change, after the first answer.

export { EditButton } from './EditButton.tsx'
export { EditLine } from './EditLine.tsx'
export { Pager } from './Pager.tsx'
export { viewThread } from './thread.ts'
