// The download for a chat and its first answer: ours as served, others bundled from a page like their
// own quick start, all counted by the same browser.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { serve, stop } from '../e2e/server.ts'
import { installChats } from './installPeers.ts'
import { printTable } from './measure.ts'
import type { Figures } from './measure.ts'
import { openBrowser } from './panel/browser.ts'
import { CHATS, readVersion } from './weight/chats.ts'
import type { Chat } from './weight/chats.ts'
import type { Loaded } from './weight/loadedBytes.ts'
import { weighEmbed, weighSite } from './weight/weighOurs.ts'
import { weighTheirs } from './weight/weighTheirs.ts'

interface Row {
  /** Its name among the published figures. */
  readonly key: string
  readonly name: string
  readonly version: string
  /** The loaded bytes, or the reason why they are unknown. */
  readonly loaded: Loaded | string
}

/**
 * Prints the table; called by `npm run bench`. It has no bound: our budget is in
 * `scripts/checks/budgets.json`.
 */
export async function benchWeight(): Promise<Figures> {
  await installChats()
  const browser = await openBrowser()
  try {
    const ours = await weighOurs(browser)
    const theirs: Row[] = []
    for (const chat of CHATS) theirs.push(await tryToWeigh(browser, chat))
    const [{ loaded }] = ours
    const rows = [...ours, ...theirs]
    printRows(rows, sumOf(loaded))
    return Object.fromEntries(rows.flatMap(nameFigures))
  } finally {
    await browser.close()
  }
}

async function weighOurs(browser: Browser): Promise<[Row & { loaded: Loaded }, Row]> {
  const data = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const { child, address } = await serve(['--port', '0', '--data', data])
  try {
    const version = 'as built'
    return [
      {
        key: 'docent',
        name: 'Docent, on its site',
        version,
        loaded: await weighSite(browser, address),
      },
      {
        key: 'embed',
        name: 'Docent, embedded',
        version,
        loaded: await weighEmbed(browser, address),
      },
    ]
  } finally {
    await stop(child)
    await rm(data, { recursive: true, force: true })
  }
}

/** One chat that cannot be bundled or shown here does not keep the others from being weighed. */
async function tryToWeigh(browser: Browser, chat: Chat): Promise<Row> {
  const { key, name } = chat
  const version = await readVersion(chat)
  try {
    return { key, name, version, loaded: await weighTheirs(browser, chat) }
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return { key, name, version, loaded: `could not be weighed: ${reason}` }
  }
}

function nameFigures({ key, loaded }: Row): [string, number][] {
  if (typeof loaded === 'string') return []
  return [
    [`${key}.script.bytes`, loaded.scripts],
    [`${key}.styles.bytes`, loaded.styles],
    [`${key}.together.bytes`, sumOf(loaded)],
    [`${key}.files.count`, loaded.files],
  ]
}

function printRows(rows: readonly Row[], ours: number): void {
  printTable(
    ['chat', 'version', 'script', 'styles', 'together', 'ratio', 'files'],
    rows.map(({ name, version, loaded }) => {
      if (typeof loaded === 'string') return [name, version, loaded]
      const { scripts, styles, files } = loaded
      const ratio = `${(sumOf(loaded) / ours).toFixed(1)} times`
      return [
        name,
        version,
        formatSize(scripts),
        formatSize(styles),
        formatSize(sumOf(loaded)),
        ratio,
        `${files}`,
      ]
    }),
  )
}

function sumOf({ scripts, styles }: Loaded): number {
  return scripts + styles
}

function formatSize(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
