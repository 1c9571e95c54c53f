import { createHash } from 'node:crypto'
import { glob, readFile, readlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The code that a build is made by: another site comes out when one of these changes. */
const CODE = [
  'apps/site/**/*.{ts,tsx,css,json,woff2}',
  'packages/{content,protocol,texts,widget}/src/**/*.{ts,tsx,css}',
  'packages/assistant/src/knowledge/**/*.ts',
  'package-lock.json',
]

/**
 * Changes when anything changes that a build is made from, and only then. Bytes are compared and not
 * times: a fresh clone of what was built before is the same build.
 */
export async function fingerprint(contentFolder: string, configFile: string): Promise<string> {
  const hash = createHash('sha256')
  await addFiles(hash, ROOT, CODE)
  await addFiles(hash, contentFolder, ['**/*'])
  hash.update(await readFile(configFile).catch(() => ''))
  return hash.digest('hex').slice(0, 16)
}

/** The same for what is made of the code alone. */
export async function fingerprintCode(): Promise<string> {
  const hash = createHash('sha256')
  await addFiles(hash, ROOT, CODE)
  return hash.digest('hex').slice(0, 16)
}

async function addFiles(
  hash: ReturnType<typeof createHash>,
  folder: string,
  patterns: string[],
): Promise<void> {
  const files: string[] = []
  const links: string[] = []
  for await (const entry of glob(patterns, {
    cwd: folder,
    withFileTypes: true,
    exclude: isForeign,
  })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
    if (entry.isSymbolicLink()) links.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.toSorted()) {
    const content = await readFile(file)
    hash.update(`${relative(folder, file)}\0${content.byteLength}\0`).update(content)
  }
  // Where a link leads is a part of the site; what it leads to is read as the file that it is.
  for (const link of links.toSorted()) {
    hash.update(`${relative(folder, link)}\0link\0${await readlink(link)}\0`)
  }
}

function isForeign({ name }: { name: string }): boolean {
  return name === 'node_modules' || name.startsWith('.') || /\.test\.tsx?$/.test(name)
}
