import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A TCP line to a server of a test, which can be cut and restored. */
export interface Line {
  /** The address behind it, with the line's own port. */
  readonly url: string
  /** Breaks every connection, and takes no new one. */
  cut(): void
  restore(): void
  end(): Promise<void>
}

export async function startLine(to: string): Promise<Line> {
  const target = new URL(to)
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const far = connect(Number(target.port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  function cut(): void {
    isCut = true
    for (const socket of sockets) socket.resetAndDestroy()
  }

  return {
    url: url.href,
    cut,
    restore: () => void (isCut = false),
    async end() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
