// The protocol of WebDriver BiDi, as much of it as these tests need: commands and events are JSON
// over one WebSocket, and each command is answered by its id.

export interface Bidi {
  /** @throws {Error} with the browser's own sentence if it refuses. */
  send<Result = unknown>(method: string, params?: object): Promise<Result>
  /** Calls `listener` with the parameters of each event of a kind. */
  on<Params>(method: string, listener: (params: Params) => void): void
  close(): void
}

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly message?: string
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  const listeners: [method: string, listener: (params: never) => void][] = []
  let last = 0

  function take({ id, type, method, params, result, message }: Message): void {
    if (type === 'event') {
      for (const [name, listener] of listeners) if (name === method) listener(params as never)
      return
    }
    const one = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (type === 'success') one?.resolve(result)
    else one?.reject(new Error(message ?? 'Firefox refused a command without a reason.'))
  }

  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${address}.`)))
  })
  socket.addEventListener('message', ({ data }) => take(JSON.parse(String(data)) as Message))
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'))
    waiting.clear()
  })

  return {
    send<Result>(method: string, params = {}) {
      const id = ++last
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
      return promise as Promise<Result>
    },
    on: (method, listener) => void listeners.push([method, listener]),
    close: () => socket.close(),
  }
}
