import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createExtractiveEngine } from '@docent/assistant'
import { buildKnowledge, openKnowledge } from '@docent/assistant/node'
import { CommandError } from '../commandError.ts'
import { readConfigFile, readContentLeniently } from '../content.ts'
import { readSettings } from '../settings.ts'

/** `docent ask "…"`: answers one question from the content, here in the terminal. */
export async function ask(args: string[]): Promise<void> {
  const { configFile, contentFolder, words } = readSettings(args)
  const text = words.join(' ').trim()
  if (text === '') throw new CommandError('Ask something: docent ask "What is this?"')

  const { brand, contact } = await readConfigFile(configFile)
  const folder = await mkdtemp(join(tmpdir(), 'docent-'))
  try {
    const file = join(folder, 'knowledge.db')
    buildKnowledge(await readContentLeniently(contentFolder), file)
    const knowledge = openKnowledge(file)
    const engine = createExtractiveEngine({ knowledge, brand, ...(contact && { contact }) })
    await print(engine.answer({ text, history: [], again: 0, avoid: [] }, { signal: NEVER }))
    knowledge.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const NEVER = new AbortController().signal

async function print(
  parts: ReturnType<ReturnType<typeof createExtractiveEngine>['answer']>,
): Promise<void> {
  const sources: string[] = []
  for await (const part of parts) {
    if (part.type === 'text') process.stdout.write(part.value)
    if (part.type === 'source') sources.push(part.value.url)
  }
  console.log()
  for (const [index, url] of sources.entries()) console.log(`[${index + 1}] ${url}`)
}
