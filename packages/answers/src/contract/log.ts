/** The log of the assistant: messages for its operator that visitors do not see. */
export interface Log {
  info(event: string, details?: Readonly<Record<string, unknown>>): void
  error(event: string, error: unknown, details?: Readonly<Record<string, unknown>>): void
}
