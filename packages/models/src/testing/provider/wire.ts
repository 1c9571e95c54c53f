import type { StreamedReply } from './script.ts'

/** How one family of providers writes a stream over HTTP. */
export interface Wire {
  /** All events of a reply, each as in the body. */
  write(reply: StreamedReply, body: Readonly<Record<string, unknown>>): WireEvent[]
  /** The body of an HTTP error. */
  failure(status: number, message: string): unknown
  /** An event that says in mid-stream that the provider failed. */
  failureEvent(message: string): string
}

export interface WireEvent {
  /** `end` are those by which a client knows that nothing is missing. */
  readonly type: 'start' | 'reasoning' | 'text' | 'tool' | 'end'
  readonly wire: string
}

/** A server-sent event with one line of JSON. */
export function writeEvent(data: unknown, name?: string): string {
  const line = `data: ${JSON.stringify(data)}\n\n`
  return name === undefined ? line : `event: ${name}\n${line}`
}

/** JSON in pieces of a few characters, as models write the arguments of tools. */
export function splitJson(value: unknown): string[] {
  return JSON.stringify(value).match(/.{1,6}/gsu) ?? []
}
