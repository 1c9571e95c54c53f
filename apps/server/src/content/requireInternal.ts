import type { Content } from '@docent/content'
import type { IndexedContent } from '@docent/retrieval/node'
import { CommandError } from '../commandError.ts'
import type { OpenSources } from '../sources/joinSources.ts'
import { withInternal } from './editionFiles.ts'

/**
 * The public and internal pages, for commands with `--internal`. They need no token, because they read the files.
 *
 * @throws {CommandError} if no page is internal.
 */
export function requireInternal(content: Content, sources: OpenSources): IndexedContent {
  const all = withInternal(content, sources)
  if (all !== undefined) return all
  throw noInternal()
}

export function noInternal(): CommandError {
  return new CommandError(
    '--internal has nothing to add, because no page is internal: write "audience: internal" into the ' +
      'front matter of a page, or set it for a source.',
  )
}
