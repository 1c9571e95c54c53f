// Plain JavaScript that the oldest supported npm can start: it has to run, and say something useful,
// on a Node that cannot read our TypeScript. Entry points call it before they import anything else.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_MAJOR = 24

/** Set for the process that is started here: it must not start another one. */
const STARTED = 'DOCENT_STARTED_BY'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_MS = 500

/**
 * Goes on where this Node is new enough. Where it is too old, runs the same command with the Node that
 * `npm ci` brought along, and ends as that does; where there is none, ends with one sentence.
 */
export async function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return

  const bundled = findBundledNode(dirname(fileURLToPath(import.meta.url)))
  if (bundled === undefined || process.env[STARTED] !== undefined) {
    refuse('run "npm ci" without --ignore-scripts, which brings the right one along')
  }
  await runOn(bundled)
}

/** The Node of the nearest `node_modules` that has one. */
function findBundledNode(folder) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const file = join(folder, 'node_modules', 'node', 'bin', name)
  if (existsSync(file)) return file
  const above = dirname(folder)
  return above === folder ? undefined : findBundledNode(above)
}

function refuse(advice) {
  console.error(
    `Docent needs Node ${OLDEST_MAJOR} or newer, and this is ${process.versions.node}: ${advice}, ` +
      'or install a newer Node.',
  )
  process.exit(1)
}

/** Never returns: this process ends with the one that it starts, by the same code or signal. */
function runOn(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [STARTED]: String(process.pid) },
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of FORWARDED) process.on(signal, pass)
  endWithShell(() => child.kill('SIGTERM'))
  child.once('error', (error) =>
    refuse(`${node} cannot be started (${error.code}). Run "npm ci" again`),
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

/** npm ends the shell of a script alone: what the shell had started sees only that it is gone. */
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
