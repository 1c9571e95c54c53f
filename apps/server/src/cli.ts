import { CommandError, describeArgumentError } from './commandError.ts'
import { COMMANDS, findCommand, formatUsage } from './commandList.ts'
import type { CommandName } from './commandList.ts'
import { readVersion } from './version.ts'
import { ignoreGoneReaders, isReaderGone } from './printing/readerGone.ts'

type Run = (args: string[]) => Promise<void>

// Each command is loaded only when called: `docent check` does not wait for Vite, nor the server
// for the build.
const RUNS: Readonly<Record<CommandName, () => Promise<Run>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  dev: async () => (await import('./commands/dev.ts')).dev,
  brand: async () => (await import('./commands/brand.ts')).brand,
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  ask: async () => (await import('./commands/ask.ts')).ask,
  sync: async () => (await import('./commands/sync.ts')).sync,
  eval: async () => (await import('./commands/eval.ts')).runEval,
  study: async () => (await import('./commands/study.ts')).study,
  semantic: async () => (await import('./commands/semantic.ts')).semantic,
  init: async () => (await import('./commands/init.ts')).init,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  export: async () => (await import('./commands/export.ts')).exportConversations,
  report: async () => (await import('./commands/report.ts')).report,
  usage: async () => (await import('./commands/usage.ts')).usage,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restoreBackup,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
}

const VERSION = new Set(['--version', '-v'])
const HELP = new Set(['help', '--help', '-h'])

/** Runs the `docent` command. A problem gives one sentence and exit code 1. */
export async function main(args: string[]): Promise<void> {
  ignoreGoneReaders()
  const [name = 'help', ...rest] = args
  const [topic, another] = rest
  if (HELP.has(name)) {
    if (another !== undefined && !topic?.startsWith('-') && !another.startsWith('-')) {
      console.error(`docent help takes one command, but got "${another}" after "${topic}".`)
      process.exitCode = 1
      return
    }
    return topic === undefined || topic.startsWith('-')
      ? console.log(formatUsage())
      : tellUsage(topic)
  }
  if (VERSION.has(name)) return console.log(await readVersion())
  const command = findCommand(name)
  if (!command || asksForHelp(rest)) return tellUsage(name)
  try {
    const run = await RUNS[command]()
    await run(rest)
  } catch (error) {
    // A command that waits for its reader, such as export, learns here that the reader left.
    if (isReaderGone(error)) return
    console.error(tellPeople(error, name))
    process.exitCode = 1
  }
}

/** Prints the help for a command, or for all if it does not exist. */
async function tellUsage(name: string): Promise<void> {
  if (findCommand(name)) return console.log(formatUsage(name))
  const { findNearest } = await import('@docent/content')
  const meant = findNearest(name, Object.keys(COMMANDS))
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`
  console.error(`There is no command "${name}".${hint}\n\n${formatUsage()}`)
  process.exitCode = 1
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  return options.includes('--help') || options.includes('-h')
}

/** @throws every error that the user did not cause. */
function tellPeople(error: unknown, command: string): string {
  if (error instanceof CommandError) return error.message
  const problem = describeArgumentError(error, `docent ${command}`)
  if (problem === undefined) throw error
  return `${problem} "docent ${command} --help" lists the options.`
}
