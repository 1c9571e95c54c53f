import type { SourceConfig } from '@docent/content'
import type { ReadSource, SourceOptions } from '@docent/sources'
import { CommandError } from '../commandError.ts'

/** The pages of a source for one audience. */
export interface AudiencePart {
  readonly isInternal: boolean
  readonly options: SourceOptions
}

/** A source with internal paths is read twice: without these paths, and with these paths only. */
export function splitAudience(
  { audience, internal }: Pick<SourceConfig, 'audience' | 'internal'>,
  options: SourceOptions,
): readonly AudiencePart[] {
  if (audience === 'internal')
    return [{ isInternal: true, options: { ...options, audience: 'internal' } }]
  if (internal.length === 0) return [{ isInternal: false, options }]
  const exclude = [...(options.exclude ?? []), ...internal]
  return [
    { isInternal: false, options: { ...options, exclude } },
    { isInternal: true, options: { ...options, audience: 'internal', within: internal } },
  ]
}

/**
 * The address of internal pages. Docent never serves them.
 *
 * @throws {CommandError} if neither the pages nor the owner name one.
 */
export function requireAddress(
  { url }: ReadSource,
  { from }: Pick<SourceConfig, 'from'>,
  whereElse: ((folder: string, index: number) => string | undefined) | undefined,
): string {
  // `docent ask DIR` cites the files of the person who asks.
  const address = url ?? whereElse?.(from, 0)
  if (address !== undefined && !address.startsWith('/')) return address
  throw new CommandError(
    `The internal pages of ${from} have no address, and Docent does not serve internal pages: ` +
      'set "url" to the address where your colleagues read them.',
  )
}

/**
 * The scripts and search files of a built folder contain the text of all its pages, so a folder that
 * Docent serves can have no internal ones.
 *
 * @throws {CommandError} if Docent would serve the folder.
 */
export function refuseMount(url: string, { from, internal }: SourceConfig): void {
  if (!url.startsWith('/')) return
  throw new CommandError(
    `Docent would serve ${from} to everybody, with its internal paths ${internal.join(', ')}: ` +
      'set "url" to the address of these pages, or build the internal pages into a separate folder.',
  )
}
