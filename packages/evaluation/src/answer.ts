import { readAnswerAnnotations } from '@docent/protocol/api'
import { applyPart, readReply, readText, startReply } from '@docent/protocol'
import type { Source, StreamPart } from '@docent/protocol'

/** An answer as its reader finally sees it. */
export interface ReceivedAnswer {
  readonly text: string
  /** In the order of their citations, one for each passage. */
  readonly sources: readonly Source[]
  /** Its own outcome; undefined if it reports none. */
  readonly grounded?: boolean
  readonly confidence?: number
  /** Why it failed. */
  readonly failure?: string
}

/** Reads an answer to its end; an engine that throws has failed to answer. */
export async function collectAnswer(parts: AsyncIterable<StreamPart>): Promise<ReceivedAnswer> {
  const reply = startReply()
  let failure: string | undefined
  try {
    for await (const part of parts) applyPart(reply, part)
    failure = reply.error
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  const message = readReply(reply)
  const text = readText(message)
  const sources = message.parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))
  if (text.trim() === '') failure ??= 'The answer has no text.'
  const notes = readAnnotation(message.annotations ?? [])
  return { text, sources, ...notes, ...(failure !== undefined && { failure }) }
}

function readAnnotation(
  notes: readonly unknown[],
): Pick<ReceivedAnswer, 'grounded' | 'confidence'> {
  const { grounded, confidence } = readAnswerAnnotations(notes)
  return {
    ...(grounded !== undefined && { grounded }),
    ...(confidence !== undefined && { confidence }),
  }
}
