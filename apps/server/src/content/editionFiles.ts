// Documentation with several versions has an index for each, next to the index of the site, and a list
// of them. The index of the site has the newest ones.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Config, Content } from '@docent/content'
import { readErrorCode } from '@docent/content/readErrorCode'
import type { Embedder, Knowledge } from '@docent/retrieval'
import { buildKnowledge, inWordsOf, openKnowledge } from '@docent/retrieval/node'
import type { IndexedContent } from '@docent/retrieval/node'
import { chain } from '../sources/chain.ts'
import type { OpenSources, SourceEdition } from '../sources/joinSources.ts'

/** The index of one edition, opened. */
export interface EditionKnowledge {
  /** A BCP 47 tag; empty for the language of the site. */
  readonly language: string
  /** Other names of the folder that has its version. */
  readonly aliases?: readonly string[]
  readonly knowledge: Knowledge
}

interface ListedEdition {
  /** The name of its file, in the folder of the list. */
  readonly file: string
  readonly language: string
  readonly aliases?: readonly string[]
}

/**
 * Writes the index of each edition next to that of the site.
 *
 * @param file the index of the site.
 * @param complete adds to a content what its index needs.
 */
export async function buildEditions(
  editions: readonly SourceEdition[],
  file: string,
  options: Parameters<typeof buildKnowledge>[2] = {},
  complete = async (content: IndexedContent): Promise<IndexedContent> => content,
): Promise<void> {
  const listed: ListedEdition[] = []
  for (const [place, { edition, documents }] of editions.entries()) {
    const { language, aliases } = edition
    const path = toFile(file, `.edition-${place + 1}.db`)
    const content = await complete({
      documents: { [Symbol.iterator]: () => iterate(documents()) },
      hash: '',
    })
    const build = () => buildKnowledge(content, path, options)
    if (language === '') build()
    else inWordsOf(language, build)
    listed.push({ file: basename(path), language, ...(aliases && { aliases }) })
  }
  const list = toFile(file, LIST)
  if (listed.length === 0) rmSync(list, { force: true })
  else writeFileSync(list, JSON.stringify(listed))
}

/** Opens the editions that `buildEditions` wrote next to this index. */
export function openEditions(
  file: string,
  { synonyms }: Pick<Config, 'synonyms'>,
  embedder?: Embedder,
): readonly EditionKnowledge[] {
  return readList(toFile(file, LIST)).map(({ file: name, ...edition }) => {
    const open = () => openKnowledge(join(dirname(file), name), { synonyms, embedder })
    const { language } = edition
    return { ...edition, knowledge: language === '' ? open() : inWordsOf(language, open) }
  })
}

/**
 * Writes the index of the internal assistant: the site's own pages and the sources, with the internal
 * ones. It is a separate file, so no public part of a server can find an internal page.
 */
export function buildInternal(content: Content, sources: OpenSources, file: string): void {
  const path = toFile(file, INTERNAL)
  const all = withInternal(content, sources)
  if (all === undefined) return rmSync(path, { force: true })
  buildKnowledge(all, path, { isPrivate: true })
}

/** Everything that the internal assistant answers from; undefined if no page is internal. */
export function withInternal(content: Content, sources: OpenSources): IndexedContent | undefined {
  const { internal: own = [] } = content
  const { internal = () => [] } = sources
  if (own.length === 0 && sources.internal === undefined) return undefined
  const documents = function* () {
    const seen = new Set<string>()
    for (const document of chain(content.documents, sources.documents(), own, internal())) {
      if (document.language !== undefined || seen.has(document.route)) continue
      seen.add(document.route)
      yield document
    }
  }
  return { documents: { [Symbol.iterator]: documents }, hash: '' }
}

/** Opens the index that `buildInternal` wrote; undefined if no page is internal. */
export function openInternal(
  file: string,
  { synonyms }: Pick<Config, 'synonyms'>,
): Knowledge | undefined {
  const path = toFile(file, INTERNAL)
  return existsSync(path) ? openKnowledge(path, { synonyms }) : undefined
}

const INTERNAL = '.internal.db'
const LIST = '.editions.json'

function readList(file: string): ListedEdition[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ListedEdition[]
  } catch (error) {
    // Most sites have no other editions, and no list.
    if (readErrorCode(error) === 'ENOENT') return []
    throw error
  }
}

function toFile(file: string, ending: string): string {
  return `${file.replace(/\.db$/, '')}${ending}`
}

function iterate<Item>(list: Iterable<Item>): Iterator<Item> {
  return list[Symbol.iterator]()
}
