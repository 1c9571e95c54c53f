import { createHash } from 'node:crypto'
import type { Content } from '@docent/content'
import type { IndexedContent } from '@docent/retrieval/node'
import { readStudy } from './readStudy.ts'

/** Adds the notes to the content to index. They change answers, so they also change the hash. */
export async function withStudy(
  content: Content,
  indexed: IndexedContent,
): Promise<IndexedContent> {
  const { notes } = await readStudy(content, indexed.documents)
  if (notes.length === 0) return indexed
  const hash = createHash('sha256').update(indexed.hash).update(JSON.stringify(notes))
  return { ...indexed, notes, hash: hash.digest('hex') }
}
