import { join } from 'node:path'

/** Each sync writes it at its end. A server with the same data folder watches it. */
export function syncedFile({ dataFolder }: { readonly dataFolder: string }): string {
  return join(dataFolder, 'sources', 'synced')
}
