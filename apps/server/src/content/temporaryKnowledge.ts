import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@docent/content'
import type { Knowledge } from '@docent/retrieval'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import type { IndexedContent } from '@docent/retrieval/node'

/** Builds the index of some content for as long as it is used, and leaves nothing behind. */
export function withKnowledge<Result>(
  content: IndexedContent,
  use: (knowledge: Knowledge) => Promise<Result>,
  synonyms: Config['synonyms'] = [],
): Promise<Result> {
  return withKnowledgeFile(content, async (file) => {
    const knowledge = openKnowledge(file, { synonyms })
    try {
      return await use(knowledge)
    } finally {
      knowledge.close()
    }
  })
}

/** The same for callers that open it themselves. */
export async function withKnowledgeFile<Result>(
  content: IndexedContent,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-'))
  try {
    const file = join(folder, 'knowledge.db')
    buildKnowledge(content, file)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
