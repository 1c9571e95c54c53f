import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@docent/content'
import type { Knowledge } from '@docent/retrieval'
import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import type { IndexedContent } from '@docent/retrieval/node'
import type { SourceEdition } from '../sources/joinSources.ts'
import { buildEditions, openEditions } from './editionFiles.ts'
import { buildLanguages, openLanguages } from './languageFiles.ts'

type OpenLanguages = ReturnType<typeof openLanguages>

/** Builds the index of some content for as long as it is used, and leaves nothing behind. */
export function withKnowledge<Result>(
  content: IndexedContent,
  use: (knowledge: Knowledge) => Promise<Result>,
  synonyms: Config['synonyms'] = [],
  base = '',
): Promise<Result> {
  return withKnowledgeFile(content, async (file) => {
    const knowledge = openKnowledge(file, { synonyms, base })
    try {
      return await use(knowledge)
    } finally {
      knowledge.close()
    }
  })
}

/** The same for a site in any number of languages and editions. */
export function withLanguages<Result>(
  content: IndexedContent,
  config: Config,
  use: (languages: OpenLanguages, editions: ReturnType<typeof openEditions>) => Promise<Result>,
  others: readonly SourceEdition[] = [],
): Promise<Result> {
  return withFile(async (file) => {
    buildLanguages(content, config, file)
    await buildEditions(others, file)
    const languages = openLanguages(file, config)
    const editions = openEditions(file, config)
    try {
      return await use(languages, editions)
    } finally {
      for (const { knowledge } of [...languages, ...editions]) knowledge.close()
    }
  })
}

/** The same for callers that open it themselves. */
export function withKnowledgeFile<Result>(
  content: IndexedContent,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  return withFile((file) => {
    buildKnowledge(content, file)
    return use(file)
  })
}

async function withFile<Result>(use: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-'))
  try {
    return await use(join(folder, 'knowledge.db'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
