import { Worker } from 'node:worker_threads'

/**
 * Starts a thread with some data and returns the single message that it sends.
 *
 * @throws the error of the thread, or an error saying that it ended without a message.
 */
export function runThread<Message>(file: URL, workerData: unknown): Promise<Message> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData })
    worker.once('message', resolve)
    worker.once('messageerror', reject)
    worker.once('error', reject)
    // Node delivers all messages before this event, so after a message it has no effect.
    worker.once('exit', (code) =>
      reject(new Error(`A thread ended with code ${code} before it sent its result.`)),
    )
  })
}
