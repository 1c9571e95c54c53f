import { readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { formatProblem, isFileWithin } from '@docent/content'
import type { Config, Content, Problem } from '@docent/content'
import { CommandError } from '../commandError.ts'
import { findConfigLine } from '../review/configLine.ts'
import type { Reviewed } from '../review/types.ts'

/**
 * The content with the picture that the configuration names among its files: no page has to show it.
 *
 * @throws {CommandError} naming file and line, if there is no such picture.
 */
export function addSiteImage(content: Content, config: Config, configFile: string): Content {
  const file = readPath(config)
  if (file === undefined || content.assets.includes(file)) return content
  if (isFileWithin(content.folder, file))
    return { ...content, assets: [...content.assets, file].toSorted() }

  const problem = tellMissing(config, basename(configFile), readFileSync(configFile, 'utf8'))
  throw new CommandError(`${formatProblem(problem)}\n\nThe site cannot be built: 1 error to fix.`)
}

/** What is wrong with the picture that the configuration names: nothing, where it is there. */
export function reviewSiteImage(site: Reviewed): Problem[] {
  const file = readPath(site.config)
  if (file === undefined || isFileWithin(site.content.folder, file)) return []
  return [tellMissing(site.config, site.configName, site.configText)]
}

/** Relative to the content folder, and never outside of it; undefined for none, and for an address. */
function readPath({ image }: Config): string | undefined {
  if (!image.startsWith('/')) return undefined
  const path = image.replace(/[?#].*$/s, '')
  try {
    return posix.normalize(decodeURI(path)).slice(1)
  } catch {
    // A stray percent sign is literal.
    return posix.normalize(path).slice(1)
  }
}

function tellMissing({ image }: Config, file: string, configText: string): Problem {
  return {
    severity: 'error',
    file,
    line: findConfigLine(configText, image),
    field: 'image',
    message: `"${image}" is not in the content folder: put the picture there, or use another one.`,
    found: image,
  }
}
