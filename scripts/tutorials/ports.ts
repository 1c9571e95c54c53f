import { findFreePort } from '../services/startService.ts'

/** Replaces the ports that pages name with free ports of this machine, and back. */
export interface Ports {
  readonly toHere: (text: string) => string
  readonly toPage: (text: string) => string
}

/** @param taken ports of the pages for which something listens here already. */
export async function choosePorts(
  pages: readonly number[],
  taken: Readonly<Record<number, number>>,
): Promise<Ports> {
  const here = await Promise.all(pages.map(async (port) => taken[port] ?? (await findFreePort())))
  return { toHere: replacing(pages, here), toPage: replacing(here, pages) }
}

function replacing(from: readonly number[], to: readonly number[]): (text: string) => string {
  const pattern = new RegExp(`\\b(?:${from.join('|')})\\b`, 'g')
  return (text) => text.replace(pattern, (port) => String(to[from.indexOf(Number(port))]))
}
