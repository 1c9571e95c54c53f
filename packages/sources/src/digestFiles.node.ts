import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestText } from '@docent/content'
import { SourceError } from './sourceError.ts'
import type { SourceOptions } from './sourceOptions.ts'

/** The files of a folder, each with a value that changes with its contents. */
export function digestFiles(folder: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((path) => [path, digestFile(folder, path)]))
}

function digestFile(folder: string, file: string): string {
  try {
    return digestText(readFileSync(join(folder, file)))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(
      `${join(folder, file)} cannot be read: ${reason}. Change its permissions, or leave it out.`,
      {
        cause,
      },
    )
  }
}

/** A value that changes with the files, with the options, and with the navigation of the pages. */
export function digestPages(
  hashes: ReadonlyMap<string, string>,
  options: SourceOptions,
  navigation = '[]',
): string {
  const files = [...hashes].map(([file, hash]) => `${file} ${hash}`)
  // Without a navigation, the value is that of earlier releases.
  const places = navigation === '[]' ? [] : [navigation]
  return digestText([JSON.stringify(options), ...places, ...files].join('\n'))
}
