import { NotesError } from '@docent/study'
import { STUDIES_AT_ONCE } from './limits.ts'

export interface ReadingJob<Item> {
  readonly signal: AbortSignal
  /** Whether the spending limit allows this one, too. */
  readonly allows: (item: Item) => boolean
  readonly read: (item: Item) => Promise<void>
  readonly fail: (item: Item, error: Error) => void
}

/** Has a model read several things at once, until all are read, the money is spent, or the owner stops it. */
export async function readEach<Item>(
  items: readonly Item[],
  reading: ReadingJob<Item>,
): Promise<void> {
  const { signal, allows, read, fail } = reading
  const queue = [...items]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (signal.aborted || !allows(next)) return
      try {
        await read(next)
      } catch (error) {
        if (signal.aborted) return
        if (!isExpected(error)) throw error
        fail(next, error)
      }
    }
  }
  await Promise.all(Array.from({ length: STUDIES_AT_ONCE }, work))
}

/** Errors of a model or its reply. The other things are still read. */
function isExpected(error: unknown): error is Error {
  return error instanceof NotesError || (error instanceof Error && error.name === 'ModelFailure')
}
