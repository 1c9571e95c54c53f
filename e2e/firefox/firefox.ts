import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import type { Bidi } from './bidi.ts'
import { createFirefoxPage } from './page.ts'
import type { FirefoxPage } from './page.ts'

export interface Firefox {
  /** A separate tab, in a container that shares no storage with others. */
  open(): Promise<FirefoxPage>
  end(): Promise<void>
}

/** Actions of a fresh profile: look for updates, send reports, show a first page. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // A page that scrolls smoothly arrives at some time; without motion it arrives at once.
  'ui.prefersReducedMotion': 1,
}

/** Starts the Firefox that `DOCENT_FIREFOX` names, else Debian's, without a window. */
export async function startFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'docent-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    process.env['DOCENT_FIREFOX'] ?? 'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    // As root it refuses a home that belongs to somebody else.
    { env: { ...process.env, HOME: profile } },
  )
  const bidi = await connectBidi(`${await readAddress(child)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    async open() {
      const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext')
      return createFirefoxPage(bidi, await openTab(bidi, userContext))
    },
    async end() {
      const closed = new Promise((resolve) => child.once('close', resolve))
      await bidi.send('browser.close')
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openTab(bidi: Bidi, userContext: string): Promise<string> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  return context
}

/** Firefox prints the address of its remote control once it listens. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /BiDi listening on (ws:\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    child.once('error', ({ message }) => {
      reject(
        new Error(`Cannot start Firefox: ${message}. Install it, or name it in DOCENT_FIREFOX.`),
      )
    })
    child.once('close', () => reject(new Error(`Firefox ended before it was ready: ${printed}`)))
  })
}
