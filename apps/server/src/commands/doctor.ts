import { API_FOLDER, CHAT_PATH, PACE_ENDPOINT } from '@docent/protocol/api'
import { statfs } from 'node:fs/promises'
import { PACE } from '@docent/chat-server'
import type { ModelChoice, Probe } from '@docent/models'
import type { Config } from '@docent/content'
import { CommandError } from '../commandError.ts'
import { readConfigFile, readContent, type SiteLanguages } from '../content/content.ts'
import { findReadable, hasData, makeDataFolder, openDataToRead } from '../dataFolder/dataFolder.ts'
import { adviseOn } from '../assistant/modelAdvice.ts'
import { chooseModels } from '../assistant/modelChoices.ts'
import { readOwnersLimits } from '../assistant/ownersLimits.ts'
import { parseOptions, toSettings } from '../settings.ts'
import { createLog } from '../printing/log.ts'
import { nameStore } from '../stores/addresses.ts'
import { openStoreToRead } from '../stores/openStore.ts'
import type { ServerSettings } from '../settings.ts'

type Say = (verdict: 'ok' | 'note' | 'fail', sentence: string) => void

/** `docent doctor`: tests everything that answers need and says what to fix. */
export async function doctor(args: string[]): Promise<void> {
  const { values } = parseOptions(args, { at: { type: 'string' } })
  const settings = toSettings(values)
  let failures = 0
  const say: Say = (verdict, sentence) => {
    if (verdict === 'fail') failures += 1
    console.log(`${verdict.padEnd(6)}${sentence}`)
  }

  say('ok', `Node ${process.versions.node}`)
  const config = await orSay(say, () => readConfigFile(settings.configFile))
  if (config) say('ok', `the configuration of ${config.brand}`)
  // Without its languages and sources, right pages would seem wrong.
  if (config) await orSay(say, () => checkContent(settings, config, say))
  else say('note', 'the content was not tested: that needs the configuration')
  await orSay(say, () => checkData(settings, say))
  if (config) await orSay(say, () => checkModels(config, say))
  if (values.at !== undefined) await checkPace(values.at, say)
  if (failures > 0) {
    throw new CommandError(`\n${failures} ${failures === 1 ? 'problem' : 'problems'} to fix.`)
  }
}

/** The result, or the message for the user instead. */
async function orSay<Value>(say: Say, work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    say('fail', error.message)
    return undefined
  }
}

async function checkContent(
  { contentFolder }: ServerSettings,
  config: SiteLanguages,
  say: Say,
): Promise<void> {
  const { documents } = await readContent(contentFolder, config)
  say('ok', `the content: ${documents.length} ${documents.length === 1 ? 'page' : 'pages'}`)
}

/** A disk with less free space is soon full. */
const LITTLE_SPACE = 500_000_000

async function checkData(settings: ServerSettings, say: Say): Promise<void> {
  const { dataFolder, databaseUrl } = settings
  if (databaseUrl !== undefined) {
    await (await openStoreToRead(settings, createLog())).close()
    say('ok', `the database ${nameStore(databaseUrl)} answers`)
  }
  await makeDataFolder(dataFolder)
  if (hasData(dataFolder)) await openDataToRead(dataFolder).close()
  const { bavail, bsize } = await statfs(dataFolder)
  const free = bavail * bsize
  const space = `${(free / 1e9).toFixed(1)} GB free`
  if (free < LITTLE_SPACE) say('fail', `the data folder ${dataFolder} is nearly full: ${space}`)
  else say('ok', `the data folder ${dataFolder} can be written, ${space}`)
  const readable = findReadable(dataFolder)
  if (readable.length > 0) {
    const names = readable.join(', ')
    say('note', `other users of this machine can read ${names} in the data folder: run chmod 600`)
  }
}

async function checkModels(config: Config, say: Say): Promise<void> {
  const choices = chooseModels(config.models, process.env)
  if (choices.length === 0) {
    say('ok', 'no language model: answers consist of sentences from your pages')
    return
  }
  const { openModel, probeModel, watchConnect } = await import('@docent/models')
  const known = readOwnersLimits(config)
  for (const choice of choices) {
    const model = await openModel(choice)
    const { name, address } = model
    say('ok', `${name} at ${new URL(address).host}${describeKey(choice)}`)
    const probe = await probeModel(model, known, (at, signal) =>
      watchConnect(at, signal, known.modelConnectMs),
    )
    tellProbe(probe, choice, name, say)
    if (!choice.price) {
      say('note', `${name} has no price: Docent limits its tokens but cannot count its cost`)
    }
  }
}

/** Enough to distinguish two keys, but useless to anybody else. */
function describeKey({ key }: ModelChoice): string {
  return key === undefined || key.length < 12 ? '' : `, with the key ending in ${key.slice(-4)}`
}

/** With this many pieces, some arrive separately unless a proxy collects them. */
const ENOUGH_PIECES = 8
const APART_SHARE = 0.05

function tellProbe(probe: Probe, choice: ModelChoice, name: string, say: Say): void {
  if (probe.failure) {
    say(
      'fail',
      `${name} did not answer (${probe.failure.outcome}). ${adviseOn(probe.failure, choice)}`,
    )
    return
  }
  const { firstMs, totalMs, pieces, spreadMs, tokens } = probe
  const counted = Number.isNaN(tokens) ? 'no token count' : `${tokens} tokens`
  say(
    'ok',
    `${name} answered: first word after ${firstMs} ms, complete after ${totalMs} ms, ${counted}`,
  )
  const isHeld = pieces < 3 || (pieces >= ENOUGH_PIECES && spreadMs < totalMs * APART_SHARE)
  if (isHeld) {
    say(
      'note',
      `${name} came in ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} within ${spreadMs} ms: a proxy or the provider buffers its stream`,
    )
  } else {
    say('ok', `${name} streams: ${pieces} pieces over ${spreadMs} ms`)
  }
}

/** The minimum share of the time between the first and the last line that a visitor must see. */
const SEEN_SHARE = 0.5

/** Measures the pace of a running server like a visitor, through every proxy in front of it. */
async function checkPace(site: string, say: Say): Promise<void> {
  if (!URL.canParse(site))
    throw new CommandError(`"${site}" is not an address: docent doctor --at https://docent.example`)
  const address = new URL(API_FOLDER + PACE_ENDPOINT, site)
  const times: number[] = []
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
    if (!response.ok || !response.body) throw new Error(`it answered ${response.status}`)
    for await (const _ of response.body) times.push(performance.now())
  } catch (error) {
    const { describeFetchFailure } = await import('@docent/evaluation')
    const reason = describeFetchFailure(error)
    say(
      'fail',
      `${address.href} cannot be read (${reason}): check that Docent runs at this address`,
    )
    return
  }
  const expected = (PACE.lines - 1) * PACE.everyMs
  const spread = (times.at(-1) ?? 0) - (times[0] ?? 0)
  if (spread >= expected * SEEN_SHARE) {
    say('ok', `${address.origin} streams answers to its visitors`)
    return
  }
  say(
    'fail',
    `a proxy in front of ${address.origin} buffers answers until they are complete: ` +
      `in nginx set "proxy_buffering off", and turn compression off for ${CHAT_PATH}`,
  )
}
