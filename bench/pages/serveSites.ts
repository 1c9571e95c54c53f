import { join } from 'node:path'
import { runBuild } from '../building/runBuilder.ts'
import { serveFiles } from './serveFiles.ts'
import { SITES } from './sites.ts'

/** A site that can be asked for its pages. */
export interface Served {
  /** Its name among the published figures. */
  readonly key: string
  readonly name: string
  readonly address: string
}

/**
 * Builds the same site with other frameworks from our pages, and serves each with the files that its
 * pages link.
 */
export async function serveSites(
  file: string,
  taken: string,
): Promise<{ sites: Served[]; stop: () => Promise<void> }> {
  const running: { address: string; stop: () => Promise<void> }[] = []
  const sites: Served[] = []
  const stop = async (): Promise<void> => {
    for (const server of running) await server.stop()
  }
  try {
    for (const site of SITES) {
      const output = join(taken, site.name.replaceAll(/\W+/g, '-'))
      await runBuild(site, { content: file, output })
      const server = await serveFiles([join(site.folder, site.files), taken])
      running.push(server)
      sites.push({ key: site.key, name: site.name, address: server.address })
    }
    return { sites, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
