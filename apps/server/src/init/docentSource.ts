import { realpath } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a new site finds Docent. */
export interface DocentSource {
  /** Where the types of the configuration are imported from. */
  readonly types: string
  /** The program that the site's scripts call, before the name of a command. */
  readonly command: string
  readonly dependencies?: Readonly<Record<string, string>>
  /** The command to run once before the first start, if any. */
  readonly setUp?: string
  /** The text about Docent and its updates in the site's README. */
  readonly about: string
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

export const TEMPLATE: string = fileURLToPath(new URL('../../template', import.meta.url))

/** A site created from the repository runs the Docent in the repository and needs no install. */
export async function findDocentSource(folder: string): Promise<DocentSource> {
  const docent = relative(folder, await realpath(ROOT)).replaceAll('\\', '/')
  return {
    types: `${docent}/packages/content/src/index.ts`,
    // It starts the Node from its own install if this machine's Node is too old.
    command: `node "${docent}/apps/server/docent.mjs"`,
    about: `Docent is not in this folder: \`package.json\` says where it is. If you move one of the two folders,
change the path there and in the first line of \`docent.config.ts\`. On another machine, clone both folders to
the same relative places and run \`npm ci\` in the Docent folder. To update Docent, run \`git pull\` and
\`npm ci\` there. Nothing in this folder changes.`,
  }
}
