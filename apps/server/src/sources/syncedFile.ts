import { join } from 'node:path'

/** Written at the end of each sync: a server that runs over the same data looks at it. */
export function syncedFile({ dataFolder }: { readonly dataFolder: string }): string {
  return join(dataFolder, 'sources', 'synced')
}
