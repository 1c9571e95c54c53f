const CHAT_ID = /^[A-Za-z0-9_-]{8,64}$/

/** Whether the endpoint takes this as the id that a client makes up for its chat. */
export function isChatId(value: unknown): value is string {
  return typeof value === 'string' && CHAT_ID.test(value)
}
