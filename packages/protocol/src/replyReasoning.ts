import type { MessagePart, ReasoningDetail } from './message.ts'

/** The reasoning part that a reply is writing. It ends with its step. */
export interface ReasoningFold {
  readonly place: number
  text: string
  readonly details: ReasoningDetail[]
  /** Whether text goes on in the last detail, or opens a new one. */
  isOpen: boolean
  /** Set when it has grown since it was last put into the parts. */
  isStale: boolean
}

export function openReasoning(parts: MessagePart[]): ReasoningFold {
  const place = parts.push({ type: 'reasoning', reasoning: '', details: [] }) - 1
  return { place, text: '', details: [], isOpen: false, isStale: true }
}

export function addReasoning(reasoning: ReasoningFold, text: string): void {
  const last = reasoning.details.at(-1)
  if (reasoning.isOpen && last?.type === 'text') {
    reasoning.details[reasoning.details.length - 1] = { ...last, text: last.text + text }
  } else {
    reasoning.details.push({ type: 'text', text })
  }
  reasoning.text += text
  reasoning.isOpen = true
  reasoning.isStale = true
}

export function signReasoning(reasoning: ReasoningFold, signature: string): void {
  const last = reasoning.details.at(-1)
  if (!reasoning.isOpen || last?.type !== 'text') return
  reasoning.details[reasoning.details.length - 1] = { ...last, signature }
  reasoning.isStale = true
}

export function redactReasoning(reasoning: ReasoningFold, data: string): void {
  reasoning.details.push({ type: 'redacted', data })
  reasoning.isOpen = false
  reasoning.isStale = true
}

/** Brings the part up to date. */
export function readReasoning(reasoning: ReasoningFold | undefined, parts: MessagePart[]): void {
  if (!reasoning?.isStale) return
  reasoning.isStale = false
  const details = [...reasoning.details]
  parts[reasoning.place] = { type: 'reasoning', reasoning: reasoning.text, details }
}
