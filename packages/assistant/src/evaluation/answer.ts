import { isObject, type Source, type StreamPart } from '@docent/protocol'

/** An answer as whoever reads it has it in the end. */
export interface Answer {
  readonly text: string
  /** In the order of their citations, one for each passage. */
  readonly sources: readonly Source[]
  /** What it says of itself; undefined where it says nothing. */
  readonly grounded?: boolean
  readonly confidence?: number
  /** Why it is none. */
  readonly failure?: string
}

/** Reads an answer to its end; an engine that throws has failed to answer. */
export async function collectAnswer(parts: AsyncIterable<StreamPart>): Promise<Answer> {
  const sources: Source[] = []
  const notes: unknown[] = []
  let text = ''
  let failure: string | undefined
  try {
    for await (const part of parts) {
      if (part.type === 'text') text += part.value
      if (part.type === 'source') sources.push(part.value)
      if (part.type === 'error') failure = part.value
      if (part.type === 'message_annotations') notes.push(...part.value)
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  if (text.trim() === '') failure ??= 'The answer has no text.'
  return { text, sources, ...readAnnotation(notes), ...(failure !== undefined && { failure }) }
}

function readAnnotation(notes: readonly unknown[]): Pick<Answer, 'grounded' | 'confidence'> {
  const note = notes.find((one) => isObject(one) && one['type'] === 'answer')
  const { grounded, confidence } = isObject(note) ? note : {}
  return {
    ...(typeof grounded === 'boolean' && { grounded }),
    ...(typeof confidence === 'number' && { confidence }),
  }
}
