import type { SourceConfig } from '@docent/content'
import type { ReadSource } from '@docent/sources'

interface Named {
  readonly name: string
  readonly source: ReadSource
}

/** The sources to answer from, and the older versions among them. */
export interface GroupedSources<One> {
  readonly main: readonly One[]
  readonly older: readonly One[]
}

/** Gives the version that an owner names to all pages of the source, as for an edition. */
export function withVersion(
  source: ReadSource,
  { version, language }: Pick<SourceConfig, 'version' | 'language'>,
): ReadSource {
  return version === '' ? source : Object.assign(source, { edition: { version, language } })
}

/**
 * Sources with one name and several versions are one documentation: the newest version is the main one.
 * Sources with different names have nothing to do with each other.
 */
export function groupEditions<One extends Named>(
  opened: readonly One[],
  rankVersion: (version: string) => number,
): GroupedSources<One> {
  const rank = ({ source }: One): number => rankVersion(source.edition?.version ?? '')
  const newest = new Map<string, One>()
  for (const one of opened.filter(hasVersion)) {
    const best = newest.get(one.name)
    if (best === undefined || rank(one) > rank(best)) newest.set(one.name, one)
  }
  const isOlder = (one: One): boolean => {
    const best = newest.get(one.name)
    return hasVersion(one) && best !== undefined && rank(one) < rank(best)
  }
  return {
    main: opened.filter((one) => !isOlder(one)),
    older: opened.filter(isOlder),
  }
}

/** Whether its owner has named its version. */
function hasVersion({ source }: Named): boolean {
  return source.edition?.version !== undefined && source.editions.length === 0
}
