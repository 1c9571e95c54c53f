/** The Redis keys of a conversation's answers. */
export function nameKeys(conversationId: string): {
  claim(question: string): string
  stream(token: string): string
  latest: string
} {
  const prefix = `docent:{${conversationId}}`
  return {
    claim: (question) => `${prefix}:claim:${question}`,
    stream: (token) => `${prefix}:reply:${token}`,
    latest: `${prefix}:latest`,
  }
}

/** The value of the key `latest`: the newest answer, and its question. */
export function writeLatest(token: string, question: string): string {
  return `${token} ${question}`
}

/** The names are empty if nothing is kept. */
export function readLatest(value: string | null): { token: string; question: string } {
  const space = value?.indexOf(' ') ?? -1
  if (value === null || space < 0) return { token: '', question: '' }
  return { token: value.slice(0, space), question: value.slice(space + 1) }
}
