import { createHash } from 'node:crypto'
import type { Content } from '@docent/content'
import type { IndexedContent } from '@docent/retrieval/node'
import { readStudy } from './readStudy.ts'

/**
 * What is indexed, with the notes that are written down about the content: answers are others with
 * them, so its hash is another too.
 */
export async function withStudy(
  content: Content,
  indexed: IndexedContent,
): Promise<IndexedContent> {
  const { notes } = await readStudy(content)
  if (notes.length === 0) return indexed
  const hash = createHash('sha256').update(indexed.hash).update(JSON.stringify(notes))
  return { ...indexed, notes, hash: hash.digest('hex') }
}
