import { availableParallelism } from 'node:os'
import { askAll } from './askAll.ts'
import type { AskingJob } from './askAll.ts'
import { runThread } from './runThread.ts'

/** A thread takes a fifth of a second to start, so it must have more work than that. */
const LEAST_OF_THREAD = 100

/**
 * The same as `askAll`, but many questions are shared among as many threads as there are
 * processors.
 */
export async function askInThreads(asked: AskingJob): Promise<string[][]> {
  const { questions } = asked
  const threads = Math.min(availableParallelism(), Math.ceil(questions.length / LEAST_OF_THREAD))
  const size = Math.ceil(questions.length / Math.max(1, threads))
  const [own, ...others] = Array.from({ length: threads }, (_, thread): AskingJob => {
    return { ...asked, questions: questions.slice(thread * size, (thread + 1) * size) }
  })
  if (!own) return []
  const answers = others.map(askElsewhere)
  return (await Promise.all([askAll(own), ...answers])).flat()
}

function askElsewhere(asked: AskingJob): Promise<string[][]> {
  return runThread(new URL('./askAll.worker.ts', import.meta.url), asked)
}
