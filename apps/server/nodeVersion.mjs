// Plain JavaScript, because it must run and print a useful message on a Node that cannot read our
// TypeScript. Entry points call it before they import anything else.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as modules from 'node:module'
import { constants, homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The version that the repository's own sources need. */
const OLDEST = '24.0.0'

/** Set for the process that is started here, so that it does not start another one. */
const STARTED = 'DOCENT_STARTED_BY'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_MS = 500

const REPAIR = 'run "npm ci" without --ignore-scripts, which installs the right one, or '

/**
 * Continues if this Node is new enough. If it is too old, runs the same command with the Node that is
 * installed with Docent, and exits with its code; if there is none, exits with one sentence.
 */
export async function requireNode(oldest = OLDEST, repair = REPAIR) {
  if (isAtLeast(process.versions.node, oldest)) return

  const bundled = findBundledNode(dirname(fileURLToPath(import.meta.url)))
  if (bundled === undefined || process.env[STARTED] !== undefined) {
    refuse(oldest, repair)
  }
  await runOn(bundled, oldest)
}

/** Hides Node's warning that its SQLite is experimental; all other warnings are shown. */
export function hideExperiments() {
  const listeners = process.listeners('warning')
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning') return
    for (const listener of listeners) listener.call(process, warning)
  })
}

/**
 * Has Node keep its compiled form of our code for the next start, which is then a tenth faster. Without
 * a folder that can be written, nothing is kept.
 */
export function keepCompiledCode() {
  const caches = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  modules.enableCompileCache?.(join(caches, 'docent', 'code'))
}

function isAtLeast(version, oldest) {
  const [here, wanted] = [version, oldest].map((text) => text.split('.').map(Number))
  const place = wanted.findIndex((part, at) => part !== here[at])
  return place < 0 || here[place] > wanted[place]
}

/** The Node in the nearest `node_modules` that has one. */
function findBundledNode(folder) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const file = join(folder, 'node_modules', 'node', 'bin', name)
  if (existsSync(file)) return file
  const above = dirname(folder)
  return above === folder ? undefined : findBundledNode(above)
}

function refuse(oldest, repair) {
  const needed = oldest.replace(/(\.0)+$/, '')
  console.error(
    `Docent needs Node ${needed} or newer, and this is ${process.versions.node}: ` +
      `${repair}install a newer Node.`,
  )
  process.exit(1)
}

/** Never returns: this process ends with its child process, with the same code or signal. */
function runOn(node, oldest) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [STARTED]: String(process.pid) },
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of FORWARDED) process.on(signal, pass)
  endWithShell(() => child.kill('SIGTERM'))
  child.once('error', (error) =>
    refuse(oldest, `${node} cannot be started (${error.code}). Run "npm ci" again, or `),
  )
  child.once('exit', (code, signal) => {
    for (const name of FORWARDED) process.removeListener(name, pass)
    if (signal === null) process.exit(code)
    process.kill(process.pid, signal)
    // A signal that does not end this process, as under Windows, still has its exit code.
    setTimeout(() => process.exit(128 + constants.signals[signal]), LOOK_MS)
  })
  return new Promise(() => {})
}

/**
 * npm ends only the shell of a script. A process started by the shell only notices that the shell
 * is gone.
 */
function endWithShell(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}
