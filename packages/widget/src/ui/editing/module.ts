import type { FunctionComponent } from 'react'
import type { moveByMessage } from './moveByMessage.ts'
import type { viewThread } from './thread.ts'

/**
 * The exports of index.ts, for the context that holds them once they have loaded. The components read
 * that context, so their types cannot be imported here.
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
