import type { TokenUsage } from '@docent/protocol'
import type { Receipt } from '@docent/answers'

/** The receipt of an answer that is being written: the engine's reports, and the time taken. */
export interface ReceiptDraft {
  /** Records the engine's reports. */
  add(facts: Partial<Receipt>): void
  /** The visitor is sent text. */
  onText(): void
  /** The receipt. If the engine counted no tokens, it has the count for the visitor. */
  close(usage: TokenUsage): Receipt
}

export function startReceipt(engine: string): ReceiptDraft {
  const startedAt = performance.now()
  let facts: Partial<Receipt> = {}
  let firstTextMs: number | undefined
  const elapsed = () => Math.round(performance.now() - startedAt)

  return {
    add: (more) => (facts = { ...facts, ...more }),
    onText: () => (firstTextMs ??= elapsed()),
    close: (usage) => ({
      content: '',
      engine,
      passages: [],
      calls: [],
      usage,
      ...facts,
      ...(firstTextMs !== undefined && { firstTextMs }),
      totalMs: elapsed(),
    }),
  }
}
