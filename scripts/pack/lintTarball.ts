import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Tarball } from './packAll.ts'

/** These packages are ES modules, and say so: a CommonJS user reaches them by `import()`. */
const ACCEPTED: ReadonlySet<string> = new Set(['CJSResolvesToESM', 'NoResolution'])

/** The findings of publint and are-the-types-wrong in a tarball, one sentence each. */
export async function lintTarball({ name, file }: Tarball): Promise<string[]> {
  const data = await readFile(file)
  const content = new Uint8Array(data)
  const { messages, pkg } = await publint({
    pack: { tarball: content.buffer as ArrayBuffer },
    strict: true,
  })
  const found = messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`)

  const types = await checkPackage(createPackageFromTarballData(content))
  const wrong = types.types === false ? [] : types.problems
  const judged = wrong.filter(({ kind, ...rest }) => {
    // Style sheets and the embed's scripts have no types; TypeScript before 4.7 knows no `exports`.
    if (!('resolutionKind' in rest)) return !ACCEPTED.has(kind)
    if (rest.resolutionKind === 'node10') return false
    return (
      !ACCEPTED.has(kind) ||
      (kind === 'NoResolution' && !/css|embed|package\.json/.test(JSON.stringify(rest)))
    )
  })
  return [...found, ...judged.map((problem) => `${name}: ${JSON.stringify(problem)}`)]
}
