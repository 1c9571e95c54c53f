import { inTurn } from './inTurn.ts'
import { publishDue } from './publishDue.ts'
import { watchPaths } from './watch.ts'

/** Calls `renew` after a change in these paths and when a page becomes due. */
export function followChanges(
  paths: readonly string[],
  renew: () => Promise<void>,
  readNextDue: () => string | undefined,
): () => void {
  // Two simultaneous builds would write to the same folder.
  const renewInTurn = inTurn(renew, { printsRepeated: false })
  const stopWatching = watchPaths(paths, renewInTurn)
  const stopWaiting = publishDue({ readNextDue, publish: renewInTurn })
  return () => {
    stopWatching()
    stopWaiting()
  }
}
