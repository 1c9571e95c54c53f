import type { WidgetOptions } from '@docent/widget'
import type { PlayStage } from '../stage.ts'

/** A moment of the chat that is worth looking at. */
export interface State {
  /** In addresses, and in the names of pictures. */
  readonly name: string
  /** The differences from the options of all states. */
  readonly options?: Partial<WidgetOptions>
  /** The server's response to `GET /api/assistant`. */
  readonly settings?: object
  /** The direction of the page, if the state is about it. */
  readonly dir?: 'rtl'
  /** How many failures the chat reports to the console on the way. */
  readonly reports?: number
  /** Leaves something for the chat to find. */
  readonly prepare?: (storage: Storage, endpoint: string) => void
  /** Brings the state about, from a page with an untouched chat. */
  play(stage: PlayStage): Promise<void>
}

export interface StateGroup {
  readonly name: string
  readonly states: readonly State[]
}
