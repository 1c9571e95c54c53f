import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversations } from '@docent/chat-server/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp, restore } from './backups.ts'
import { ownDataFolder } from './dataFolder.ts'

const NOW = new Date('2026-11-22T13:00:00Z')

let folder: string
let data: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-backup-'))
  data = join(folder, 'data')
  file = join(folder, 'site.backup')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A data folder with one conversation that a server is writing to. */
async function fill(where: string, conversationId: string) {
  const owned = await ownDataFolder(where)
  writeFileSync(join(where, 'secret'), `the secret of ${conversationId}`)
  const store = openConversations(join(where, 'docent.db'))
  await store.begin({
    conversationId,
    label: '',
    key: 'k',
    text: 'Hello',
    askedAt: 1,
    answerId: 'a',
    turns: 1,
  })
  return {
    async end() {
      await store.close()
      owned.release()
    },
  }
}

async function listIds(where: string): Promise<string[]> {
  const store = openConversations(join(where, 'docent.db'))
  const all = await Array.fromAsync(store.list())
  await store.close()
  return all.map(({ id }) => id)
}

describe('a backup', () => {
  it('contains everything while the server writes, and restores it into an empty folder', async () => {
    const server = await fill(data, 'mine')
    await backUp(data, file)
    await server.end()
    expect(statSync(file).mode & 0o077).toBe(0)

    const other = join(folder, 'other')
    expect(await restore(file, other, NOW)).toEqual([])
    expect(await listIds(other)).toEqual(['mine'])
    expect(readFileSync(join(other, 'secret'), 'utf8')).toBe('the secret of mine')
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'other', 'site.backup'])
  })

  it('is never overwritten', async () => {
    await (await fill(data, 'mine')).end()
    writeFileSync(file, 'older')
    await expect(backUp(data, file)).rejects.toThrow('exists already')
    expect(readFileSync(file, 'utf8')).toBe('older')
  })

  it('needs a database and a writable place', async () => {
    await expect(backUp(data, file)).rejects.toThrow('There is no database')
    await (await fill(data, 'mine')).end()
    writeFileSync(file, 'no folder')
    await expect(backUp(data, join(file, 'x'))).rejects.toThrow(
      /^Docent cannot write the backup .*, because a part of its path is a file\. Name another file\.$/,
    )
  })

  // The README of a new site says `npm run backup -- backup/today.backup`, and there was no such folder.
  it('creates the folder that it is written to', async () => {
    await (await fill(data, 'mine')).end()
    const deep = join(folder, 'backup', 'of today', 'site.backup')
    await backUp(data, deep)
    expect(statSync(deep).mode & 0o077).toBe(0)
  })
})

describe('restoring', () => {
  it('keeps the previous files of the folder', async () => {
    await (await fill(data, 'mine')).end()
    await backUp(data, file)
    const other = join(folder, 'other')
    await (await fill(other, 'theirs')).end()

    const kept = await restore(file, other, NOW)
    expect(kept).toEqual(['docent.db.20261122130000', 'secret.20261122130000'])
    expect(await listIds(other)).toEqual(['mine'])
    expect(readFileSync(join(other, kept[1]!), 'utf8')).toBe('the secret of theirs')
  })

  // The second restore overwrote the files that the first had kept.
  it('keeps them also if it runs twice in one second', async () => {
    await (await fill(data, 'mine')).end()
    await backUp(data, file)
    const other = join(folder, 'other')
    await (await fill(other, 'theirs')).end()

    await restore(file, other, NOW)
    const kept = await restore(file, other, NOW)
    expect(kept).toEqual(['docent.db.20261122130000-2', 'secret.20261122130000-2'])
    expect(readFileSync(join(other, 'secret.20261122130000'), 'utf8')).toBe('the secret of theirs')
    await restore(file, other, NOW)
    expect(readdirSync(other)).toContain('docent.db.20261122130000-3')
  })

  it('refuses to run while a server runs, and changes nothing', async () => {
    const server = await fill(data, 'mine')
    await backUp(data, file)
    await expect(restore(file, data, NOW)).rejects.toThrow('Another Docent server')
    await server.end()
    expect(await listIds(data)).toEqual(['mine'])
  })

  it('refuses any other file and changes nothing', async () => {
    await (await fill(data, 'mine')).end()
    writeFileSync(file, 'no database at all, but long enough to look like one'.repeat(100))
    // It said to restore a backup.
    await expect(restore(file, data, NOW)).rejects.toThrow(
      /^Docent cannot restore .*site\.backup: the file is not a backup of Docent\.$/,
    )
    await expect(restore(join(data, 'docent.db'), data, NOW)).rejects.toThrow(
      'not a backup of Docent',
    )
    await expect(restore(join(folder, 'gone'), data, NOW)).rejects.toThrow(
      /^Docent cannot restore .*gone: it does not exist\. A backup is a file/,
    )
    expect(await listIds(data)).toEqual(['mine'])
  })
})
