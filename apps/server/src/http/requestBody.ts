import type { IncomingMessage } from 'node:http'
import type { Limits } from '@docent/content'

export interface RequestBody {
  readonly stream: ReadableStream<Uint8Array>
  /** Detaches the stream, so that the rest of the body can be read without it. */
  detach(): void
}

/** The body of a request as a web stream, which reads only as fast as its reader. */
export function openBody(request: IncomingMessage): RequestBody {
  let detach = (): void => undefined
  request.pause()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const onData = (chunk: Buffer): void => {
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 0) <= 0) request.pause()
      }
      const onEnd = (): void => {
        detach()
        controller.close()
      }
      const onClose = (): void => {
        detach()
        controller.error(new Error('The request was incomplete.'))
      }
      request.on('data', onData).on('end', onEnd).on('close', onClose)
      detach = () => void request.off('data', onData).off('end', onEnd).off('close', onClose)
    },
    pull: () => void request.resume(),
    // A cancelled stream cannot be closed: an `end` event used to end the process here.
    cancel() {
      detach()
      request.pause()
    },
  })
  return { stream, detach: () => detach() }
}

/**
 * Reads and drops the rest of a body, so that the client goes on to read the response. Resolves
 * when the body has ended, when the client has left, or after `drainMs`.
 */
export function dropRest(
  request: IncomingMessage,
  { drainBytes, drainMs }: Pick<Limits, 'drainBytes' | 'drainMs'>,
): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const onData = (chunk: Buffer): void => {
      bytes += chunk.byteLength
      // Closing now would reset the connection, and a client on a busy machine would lose the
      // response. Waiting lets it read the response.
      if (bytes > drainBytes) request.pause()
    }
    const settle = (): void => {
      clearTimeout(timer)
      request.off('data', onData).off('end', settle).off('close', settle)
      resolve()
    }
    const timer = setTimeout(settle, drainMs)
    request.on('data', onData).on('end', settle).on('close', settle)
    request.resume()
  })
}
