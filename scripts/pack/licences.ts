import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The licences of all third-party packages that these modules are from, as one text. */
export async function collectLicences(modules: readonly string[]): Promise<string> {
  const folders = new Set(
    modules.flatMap((id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  )
  const texts = await Promise.all([...folders].toSorted().map(readLicence))
  return [...new Set(texts)].join('\n\n')
}

async function readLicence(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8')
  const { name, version, license } = JSON.parse(manifest) as Record<string, string>
  const file = (await readdir(folder)).find((one) => /^licen[cs]e(?:\.\w+)?$/i.test(one))
  const text =
    file === undefined
      ? `Licence: ${license ?? 'not stated'}`
      : await readFile(join(folder, file), 'utf8')
  return `${name} ${version}\n\n${text.trim()}`
}
