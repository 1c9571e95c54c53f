import { CommandError } from '../commandError.ts'

export interface TurnOptions {
  /** False for work that nobody waits for: an error that stays the same is printed once. @default true */
  readonly printsRepeated?: boolean
}

/**
 * Returns a function that does some work, one call at a time, and never rejects: an error must not end a server that
 * still has its pages and answers. It is printed, and the next call tries again.
 */
export function inTurn(
  work: () => Promise<void>,
  { printsRepeated = true }: TurnOptions = {},
): () => Promise<void> {
  let running = Promise.resolve()
  let printed: string | undefined

  async function take(): Promise<void> {
    let failure: string | undefined
    try {
      await work()
    } catch (error) {
      failure = describeFailure(error)
      if (printsRepeated || failure !== printed) console.error(failure)
    }
    printed = failure
  }

  return () => (running = running.then(take))
}

/** Errors of the content and of the disk are for the owner. All others are our fault, and need a stack. */
function describeFailure(error: unknown): string {
  if (error instanceof CommandError) return error.message
  return `Pages and answers stay unchanged: ${describeCause(error)}`
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'syscall' in error ? error.message : (error.stack ?? error.message)
}
