import { existsSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { findNearest, isFileWithin, toDarkPath, toFilePath } from '@docent/content'
import type { Config, Content, Problem } from '@docent/content'
import { findConfigLine } from '../review/configLine.ts'
import type { Reviewed } from '../review/types.ts'
import { toBuildError } from './buildError.ts'

/** A file of the content folder that the configuration names. */
interface Named {
  /** `fonts[0].file` */
  readonly key: string
  /** As written there, relative to the content folder. */
  readonly value: string
  readonly path: string
}

/**
 * Adds the files that the configuration names, such as a logo, which no page has to show.
 *
 * @throws {CommandError} naming file and line if one of them is missing.
 */
export function addConfigFiles(content: Content, config: Config, configFile: string): Content {
  const named = listNamed(config)
  const missing = named.filter(({ path }) => !isThere(content, path))
  if (missing.length === 0) {
    const dark = config.logo === '' ? [] : [toDarkPath(config.logo).slice(1)]
    const present = dark.filter((path) => isFileWithin(content.folder, path))
    const files = [...content.assets, ...named.map(({ path }) => path), ...present]
    return { ...content, assets: [...new Set(files)].toSorted() }
  }
  const text = readFileSync(configFile, 'utf8')
  throw toBuildError(
    'site',
    missing.map((one) => tellMissing(one, content, basename(configFile), text)),
  )
}

/** The configured files that are missing in the content folder. */
export function reviewConfigFiles({
  content,
  config,
  configName,
  configText,
}: Reviewed): Problem[] {
  return listNamed(config)
    .filter(({ path }) => !isThere(content, path))
    .map((one) => tellMissing(one, content, configName, configText))
}

function isThere({ assets, folder }: Content, path: string): boolean {
  return assets.includes(path) || isFileWithin(folder, path)
}

function listNamed({ image, logo, icon, fonts }: Config): Named[] {
  const values: [key: string, value: string][] = [
    ['image', image],
    ['logo', logo],
    ['icon', icon],
    ...fonts.map(({ file }, at): [string, string] => [`fonts[${at}].file`, file]),
  ]
  return values.flatMap(([key, value]) => {
    return value.startsWith('/') ? [{ key, value, path: readPath(value) }] : []
  })
}

/** Relative to the content folder, never outside it. */
function readPath(value: string): string {
  return posix.normalize(toFilePath(value)).slice(1)
}

function tellMissing(
  { key, value, path }: Named,
  { assets, folder }: Content,
  file: string,
  configText: string,
): Problem {
  const near = findNearest(path, assets)
  const advice =
    near === undefined ? 'put the file there, or name another one.' : `did you mean "/${near}"?`
  return {
    severity: 'error',
    file,
    // Its file may be written as an address there.
    line: findConfigLine(configText, value) || findConfigLine(configText, encodeURI(value)),
    field: key,
    message: existsSync(folder)
      ? `"${value}" is not in the content folder: ${advice}`
      : `"${value}" is in no content folder, because there is no folder ${folder}: create it, or name another one with --content.`,
    found: value,
  }
}
