import { createExtractiveEngine } from '@docent/answers'
import type { Receipt } from '@docent/answers'
import type { StudiedSite } from './openStudiedSite.ts'

interface Answered {
  readonly text: string
  readonly sources: readonly string[]
  readonly receipt: Partial<Receipt>
}

/** Asks the engine without a model; `avoid` are the passages of earlier answers. */
export async function askStudiedSite(
  { knowledge }: StudiedSite,
  text: string,
  avoid: readonly string[] = [],
): Promise<Answered> {
  const engine = createExtractiveEngine({ knowledge, brand: 'Green Corner' })
  const question = { text, history: [], again: avoid.length, avoid }
  const said: string[] = []
  const sources: string[] = []
  let receipt: Partial<Receipt> = {}
  const note = (facts: Partial<Receipt>): void => void (receipt = { ...receipt, ...facts })
  for await (const part of engine.answer(question, {
    signal: new AbortController().signal,
    note,
  })) {
    if (part.type === 'text') said.push(part.value)
    if (part.type === 'source') sources.push(part.value.url)
  }
  return { text: said.join(''), sources, receipt }
}
