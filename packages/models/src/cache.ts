import type { StreamPart } from '@docent/protocol'
import { readTerms } from '@docent/retrieval'
import { digest } from '@docent/protocol/api'
import type { Question } from '@docent/answers'
import { readRoute } from '@docent/answers'

/** Answers that a model wrote, reused when the same question is asked again. */
export interface AnswerCache {
  find(key: string): readonly StreamPart[] | undefined
  keep(key: string, parts: readonly StreamPart[]): void
}

/** The number of kept answers. The least recently used one is dropped first. */
const MOST = 500

export function createAnswerCache(most: number = MOST): AnswerCache {
  const kept = new Map<string, readonly StreamPart[]>()
  return {
    find(key) {
      const parts = kept.get(key)
      if (parts) {
        kept.delete(key)
        kept.set(key, parts)
      }
      return parts
    },
    keep(key, parts) {
      kept.delete(key)
      kept.set(key, parts)
      for (const [oldest] of kept) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
  }
}

/**
 * A key of everything that an answer depends on. Undefined if it depends on more than the question and the
 * pages: for follow-ups, regenerated answers and attachments.
 */
export async function toCacheKey(
  question: Question,
  given: readonly string[],
): Promise<string | undefined> {
  const { text, history, again, page, files = [], language = '' } = question
  if (history.length > 0 || again > 0 || files.length > 0) return undefined
  // If several pages fit equally well, the visitor's own page is preferred.
  const route = page ? readRoute(page.url) : ''
  return digest(JSON.stringify([...given, route, language, normalise(text)]))
}

/** Two questions are the same if they differ only in case, spaces, full stops or stop words. */
function normalise(text: string): string {
  const terms = readTerms(text)
  // "not" and "without" are small words that reverse a question.
  const turns =
    text
      .toLowerCase()
      .match(/\b(?:not|no|without|never|n't|than|before|after|to|from|off|on)\b/g) ?? []
  return terms.length === 0 ? text.trim() : `${terms.join(' ')} ${turns.join(' ')}`
}
