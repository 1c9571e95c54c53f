import { realpath } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How a new site gets at Docent. */
export interface DocentSource {
  /** Where the types of the configuration are imported from. */
  readonly types: string
  /** What a script of the site calls, before the name of a command. */
  readonly command: string
  readonly dependencies?: Readonly<Record<string, string>>
  /** What has to be done once before the first start, if anything has. */
  readonly setUp?: string
  /** What the site's README says about Docent and its updates. */
  readonly about: string
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

export const TEMPLATE: string = fileURLToPath(new URL('../../template', import.meta.url))

/** A site made from the repository runs the Docent in the repository: it needs no install of its own. */
export async function findDocentSource(folder: string): Promise<DocentSource> {
  const docent = relative(folder, await realpath(ROOT)).replaceAll('\\', '/')
  return {
    types: `${docent}/packages/content/src/index.ts`,
    // It starts the Node that its own install brought where the one of this machine is too old.
    command: `node "${docent}/apps/server/docent.mjs"`,
    about: `Docent itself is not in this folder: \`package.json\` says where it is. If you move one of the two folders,
change the path there and in the first line of \`docent.config.ts\`. On another machine, clone Docent and this
folder in the same places to each other, and run \`npm ci\` in Docent's. To update Docent, run \`git pull\` and
\`npm ci\` there: nothing in this folder changes.`,
  }
}
