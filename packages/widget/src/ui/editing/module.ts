import type { FunctionComponent } from 'react'
import type { moveByMessage } from './moveByMessage.ts'
import type { viewThread } from './thread.ts'

/**
 * What index.ts exports, for the context that holds it once it is loaded. The components read that
 * context, so their types cannot be imported here.
 */
export interface EditingModule {
  readonly EditButton: FunctionComponent<{ onEdit: () => void }>
  readonly EditLine: FunctionComponent<{ onCancel: () => void }>
  readonly Pager: FunctionComponent<{
    place: number
    count: number
    onTurn: (place: number) => void
  }>
  readonly moveByMessage: typeof moveByMessage
  readonly viewThread: typeof viewThread
}
