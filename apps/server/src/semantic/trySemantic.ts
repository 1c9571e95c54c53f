import type { Content } from '@docent/content'
import type { Embedder, Knowledge } from '@docent/retrieval'
import { openKnowledge } from '@docent/retrieval/node'
import type { OpenOptions } from '@docent/retrieval/node'
import { embedDocuments } from '@docent/retrieval/semantic'
import { CommandError } from '../commandError.ts'
import { withKnowledgeFile } from '../content/temporaryKnowledge.ts'
import type { FoundShare, SemanticTrial } from './state.ts'

/** A question, and the routes of the pages that answer it. */
export interface TrialQuestion {
  readonly text: string
  readonly routes: ReadonlySet<string>
}

/** Fewer questions prove nothing. */
const LEAST_QUESTIONS = 20
const LOOKED_AT = 10
/** The mean must rise by this much. A smaller gain may be chance. */
const LEAST_GAIN = 0.01

/**
 * Asks a site's own questions twice, by words only and by words and meaning. Notes are left out of
 * the index, because their questions are asked.
 */
export async function trySemantic(
  content: Content,
  questions: readonly TrialQuestion[],
  embedder: Embedder,
  synonyms: OpenOptions['synonyms'] = [],
): Promise<SemanticTrial> {
  if (questions.length < LEAST_QUESTIONS) {
    throw new CommandError(
      `The trial has ${questions.length} questions and needs at least ${LEAST_QUESTIONS}: ` +
        'write notes with docent study, or name a file of questions with --questions FILE.',
    )
  }
  const vectors = await embedDocuments(content.documents, embedder)
  return withKnowledgeFile({ ...content, vectors }, async (file) => ({
    questions: questions.length,
    words: await measure(file, { synonyms }, questions),
    both: await measure(file, { synonyms, embedder }, questions),
  }))
}

/** Whether words and meaning find more than words. The model is turned on only then. */
export function isBetter({ words, both }: SemanticTrial): boolean {
  return both.reciprocalRank >= words.reciprocalRank + LEAST_GAIN && both.inThree >= words.inThree
}

async function measure(
  file: string,
  options: OpenOptions,
  questions: readonly TrialQuestion[],
): Promise<FoundShare> {
  const knowledge = openKnowledge(file, options)
  try {
    const places: number[] = []
    for (const question of questions) places.push(await findPlace(knowledge, question))
    const mean = (worth: (place: number) => number): number =>
      places.reduce((sum, place) => sum + worth(place), 0) / places.length
    return {
      reciprocalRank: mean((place) => 1 / place),
      inThree: mean((place) => (place <= 3 ? 1 : 0)),
    }
  } finally {
    knowledge.close()
  }
}

const NEVER = new AbortController().signal

/** The rank of the first right page among the pages found; infinity if there is none. */
async function findPlace(knowledge: Knowledge, { text, routes }: TrialQuestion): Promise<number> {
  await knowledge.prepare?.(text, NEVER)
  const hits = knowledge.search(text, { limit: LOOKED_AT })
  const pages = [...new Set(hits.map(({ passage }) => passage.route))]
  const place = pages.findIndex((route) => routes.has(route))
  return place < 0 ? Infinity : place + 1
}
