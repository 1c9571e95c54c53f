// Replaces docentSource.ts in the published packages.

import { join } from 'node:path'
import { readVersion } from '../version.ts'
import type { DocentSource } from './docentSource.ts'

export const TEMPLATE: string = join(import.meta.dirname, '../template')

/** A site created from a package depends on the package `docent` of the same version. */
export async function findDocentSource(): Promise<DocentSource> {
  return {
    types: 'docent',
    command: 'docent',
    dependencies: { docent: `^${await readVersion()}` },
    setUp: 'npm install',
    about: `Docent is a package that this site depends on. To update it, change its version in \`package.json\` and run
\`npm install\`. Nothing else in this folder changes.`,
  }
}
