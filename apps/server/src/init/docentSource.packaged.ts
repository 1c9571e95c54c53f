// Takes the place of docentSource.ts in the published packages.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocentSource } from './docentSource.ts'

const PACKAGE = join(import.meta.dirname, '..')

export const TEMPLATE: string = join(PACKAGE, 'template')

/** A site made from a package depends on the package `docent` of the same version. */
export async function findDocentSource(): Promise<DocentSource> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string
  }
  return {
    types: 'docent',
    command: 'docent',
    dependencies: { docent: `^${version}` },
    setUp: 'npm install',
    about: `Docent is a package that this site depends on. To update it, change its version in \`package.json\` and run
\`npm install\`: nothing else in this folder changes.`,
  }
}
