import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedReply } from '../../../../packages/models/src/testing/provider/script.ts'
import { askServer } from '../testing/askServer.ts'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY, readAddress } from '../testing/runDocent.ts'

const KEY = 'sk-secret-key-0123456789'
const QUESTION = 'What colour is the lamp?'

/** Prints the loaded modules of the AI SDK on standard error. */
const RECORDER = `
import { registerHooks } from 'node:module'
registerHooks({
  resolve(name, context, next) {
    const found = next(name, context)
    if (found.url.includes('@ai-sdk')) console.error('LOADED ' + found.url)
    return found
  },
})`

let folder: string
let provider: ScriptedProvider
let child: ChildProcess | undefined
let reply: ScriptedReply

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-models-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp has a red colour.\n')
  writeFileSync(join(folder, 'record.mjs'), RECORDER)
  reply = { pieces: ['The lamp ', 'is red in ', 'colour [1].'] }
  provider = await startProvider({ script: () => reply })
})

afterEach(async () => {
  await endProcess(child, 'SIGKILL')
  child = undefined
  await provider.close()
  rmSync(folder, { recursive: true })
})

interface Server {
  readonly address: string
  readonly said: () => string
}

function model(): Record<string, string> {
  return {
    DOCENT_MODEL: 'openai-compatible:small',
    DOCENT_MODEL_URL: `${provider.url}/v1`,
    DOCENT_MODEL_KEY: KEY,
  }
}

async function start(env: Record<string, string>): Promise<Server> {
  const options = ['--no-site', '--content', '.', '--data', 'data', '--port', '0']
  const running = spawn(
    process.execPath,
    ['--import', join(folder, 'record.mjs'), ENTRY, 'serve', ...options],
    { cwd: folder, env: { ...process.env, ...env } },
  )
  child = running
  let said = ''
  running.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { address: await readAddress(running), said: () => said }
}

const ask = (address: string) => askServer(address, QUESTION)

describe('docent serve', () => {
  it('does not load the AI SDK without a model', async () => {
    const { address, said } = await start({ DOCENT_MODEL: '' })
    expect(await ask(address)).toContain('"engine":"extractive"')
    expect(said()).not.toContain('LOADED')
  })

  it('writes with the model from the environment and loads only its provider', async () => {
    const { address, said } = await start(model())
    const answer = await ask(address)
    expect(answer).toContain('"engine":"model"')
    expect(answer).not.toContain(KEY)
    expect(provider.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(said()).toContain('@ai-sdk/openai-compatible')
    expect(said()).not.toMatch(/@ai-sdk\/(?:openai|anthropic|google)\//)
    expect(said()).not.toContain(KEY)
  })

  it('reveals neither the key nor an error of a provider', async () => {
    reply = { status: 401, message: `Incorrect API key provided: ${KEY}` }
    const { address, said } = await start(model())
    expect(await ask(address)).toContain('"engine":"extractive"')
    expect(said()).toContain('http 401')
    expect(said()).not.toContain(KEY)
  })

  it.each([
    [{ DOCENT_MODEL: 'claude' }, /^"claude" is not a model name: write openai:NAME/],
    [
      { DOCENT_MODEL: 'anthropic:x', ANTHROPIC_API_KEY: '' },
      /^anthropic needs a key: .*ANTHROPIC_API_KEY\.\n$/,
    ],
    [{ DOCENT_MODEL: 'openai-compatible:x' }, /^openai-compatible:x needs an address/],
    [
      { DOCENT_MODEL: 'openai-compatible:x', DOCENT_MODEL_URL: 'localhost:11434' },
      /^DOCENT_MODEL_URL must be an address/,
    ],
  ])('says in one sentence what is wrong with %j', async (env, sentence) => {
    const args = ['serve', '--no-site', '--content', '.', '--data', 'data', '--port', '0']
    const { code, said } = await callDocent(folder, args, { env })
    expect(said).toMatch(sentence)
    expect(code).toBe(1)
    // SQLite removes this file when the last connection is closed.
    expect(readdirSync(join(folder, 'data'))).not.toContain('docent.db-wal')
  })
})

describe('docent ask', () => {
  const args = ['ask', QUESTION, '--content', '.', '--data', 'data']

  // The terminal used to answer only from the pages, whatever model was configured.
  it('writes with the configured model, like the server, and says so', async () => {
    const { code, said } = await callDocent(folder, args, { env: model() })
    expect(said).toContain('The lamp is red in colour [1].')
    expect(said).toContain('[1] /lamp')
    expect(said).toContain('Written by openai-compatible:small from the passages of the pages.')
    expect(said).not.toContain(KEY)
    expect(code).toBe(0)
  })

  it('answers from the pages if the model fails, and says why', async () => {
    reply = { status: 401, message: `Incorrect API key provided: ${KEY}` }
    const { code, said } = await callDocent(folder, args, { env: model() })
    expect(said).toContain('The lamp has a red colour.')
    expect(said).toContain(
      'Answered from the pages: openai-compatible:small did not answer (http 401).',
    )
    expect(said).not.toContain(KEY)
    expect(code).toBe(0)
  })

  it('says that no model is configured or that none was used', async () => {
    const none = await callDocent(folder, args, { env: { DOCENT_MODEL: '' } })
    expect(none.said).toContain('Answered from the pages: no language model is configured.')
    const other = ['ask', 'Who plays the trombone?', '--content', '.', '--data', 'data']
    const { said } = await callDocent(folder, other, { env: model() })
    expect(said).toContain('openai-compatible:small was not asked')
    expect(provider.calls).toHaveLength(0)
  })
})

describe('docent doctor', () => {
  const args = ['doctor', '--content', '.', '--data', 'data']

  it('tries the model and measures how its answer arrives', async () => {
    const pieces = Array.from({ length: 12 }, (_, place) => `number ${place}\n`)
    reply = { pieces, pieceMs: 10, usage: { promptTokens: 20, completionTokens: 40 } }
    const { code, said } = await callDocent(folder, args, { env: model() })
    expect(said).toMatch(
      /ok {4}openai-compatible:small at 127\.0\.0\.1:\d+, with the key ending in 6789/,
    )
    expect(said).toMatch(/answered: first word after \d+ ms, complete after \d+ ms, 60 tokens/)
    expect(said).toMatch(/streams: 12 pieces over \d+ ms/)
    expect(said).toContain('has no price')
    expect(said).not.toContain(KEY)
    expect(code).toBe(0)
  })

  it('notices a buffered stream', async () => {
    reply = { pieces: ['one two three four'] }
    const { code, said } = await callDocent(folder, args, { env: model() })
    expect(said).toMatch(/came in 1 piece .* buffers its stream/)
    expect(code).toBe(0)
  })

  it.each([
    [{ status: 401 }, /The provider rejected the key/],
    [{ status: 404 }, /has no model "small"/],
    [{ status: 429 }, /Too many requests, or no credit/],
    [{ status: 400 }, /set tools: false/],
    [{ pieces: [] }, /limits\.modelTokens/],
    [{ fault: 'reset' as const }, /cannot be reached/],
  ])('gives advice for %j', async (fault, advice) => {
    reply = fault
    const { code, said } = await callDocent(folder, args, { env: model() })
    expect(said).toMatch(advice)
    expect(code).toBe(1)
  })

  it('checks whether a running server streams its answers to visitors', async () => {
    const { address } = await start({ DOCENT_MODEL: '' })
    const { code, said } = await callDocent(folder, [...args, '--at', address])
    expect(said).toMatch(/ok {4}no language model/)
    expect(said).toMatch(/ok {4}http:\S+ streams answers to its visitors/)
    expect(code).toBe(0)
  })
})

describe('docent export', () => {
  it('writes one conversation per line, with the receipt of each answer', async () => {
    const { address } = await start(model())
    await ask(address)
    await ask(address)
    const { code, said } = await callDocent(folder, ['export', '--data', 'data'])
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
    expect(lines).toHaveLength(2)
    expect(lines[0]?.turns[0]).toMatchObject({
      question: QUESTION,
      answers: [
        {
          engine: 'model',
          receipt: {
            model: 'openai-compatible:small',
            cache: 'miss',
            calls: [{ outcome: 'ok' }],
            firewall: { cited: 1 },
          },
        },
      ],
    })
    expect(lines[1]?.turns[0]).toMatchObject({ answers: [{ receipt: { cache: 'hit' } }] })
    expect(code).toBe(0)
  })
})

interface Line {
  readonly turns: readonly object[]
}
