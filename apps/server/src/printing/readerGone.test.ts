import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openData } from '../dataFolder/dataFolder.ts'
import { ENTRY } from '../testing/runDocent.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-reader-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is red.\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command with a reader that leaves. Returns its standard error and exit code. */
function runBefore(reader: string, args: readonly string[]): Promise<string> {
  const command = [process.execPath, ENTRY, ...args].map((word) => `'${word}'`).join(' ')
  const child = spawn('sh', ['-c', `{ ${command}; echo "ended with $?" >&2; } | ${reader}`], {
    cwd: folder,
  })
  return new Promise((resolve) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', () => resolve(said))
  })
}

/** More than a pipe can buffer. */
async function keepConversations(): Promise<void> {
  const conversations = openData(folder)
  for (let at = 0; at < 40; at += 1) {
    const names = { conversationId: `chat${at}`, key: `key${at}`, answerId: `answer${at}` }
    const text = 'Is it red? '.repeat(1_000)
    await conversations.begin({ ...names, label: '', text, askedAt: at, turns: 0 })
  }
  await conversations.close()
}

// A second line without a reader used to end with a stack trace: "write EPIPE".
it.each([
  ['doctor', ['doctor', '--content', '.', '--data', '.']],
  ['help', ['help']],
])('%s ends quietly when its reader has left', async (_, args) => {
  expect(await runBefore('true', args)).toBe('ended with 0\n')
})

it('export ends quietly when its reader leaves in the middle', async () => {
  await keepConversations()
  expect(await runBefore('head -1', ['export', '--data', '.'])).toBe('ended with 0\n')
})
