/** Where the assistant tells its operator what a visitor is not told. */
export interface Log {
  info(event: string, details?: Readonly<Record<string, unknown>>): void
  error(event: string, error: unknown, details?: Readonly<Record<string, unknown>>): void
}
