import { CommandError } from './commandError.ts'
import { readVersion } from './version.ts'
import { ignoreGoneReaders, isReaderGone } from './readerGone.ts'

interface Command {
  readonly does: string
  /** What it takes beside the options of every command. */
  readonly takes?: string
  readonly load: () => Promise<(args: string[]) => Promise<void>>
}

// Each command is loaded when it is called: `docent check` does not wait for Vite, nor the server
// for the build.
const commands: Readonly<Record<string, Command>> = {
  serve: {
    does: 'build what has changed, then serve the site and the assistant',
    takes:
      '--port N, --host H, --from DIR (answer from documentation there), --mount PATH|none, --no-site (only the assistant), --no-limits',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  dev: {
    does: 'serve with live reload for code and content',
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  build: {
    does: 'build the site and its index',
    load: async () => (await import('./commands/build.ts')).build,
  },
  check: {
    does: 'list errors and warnings in the content and the configuration',
    takes: '--strict (warnings fail too), --json',
    load: async () => (await import('./commands/check.ts')).check,
  },
  ask: {
    does: 'ask the assistant a question in the terminal',
    takes:
      '[DIR] "QUESTION", --explain (show how it was answered), --before "…" (the previous question)',
    load: async () => (await import('./commands/ask.ts')).ask,
  },
  eval: {
    does: 'ask the questions in a file and measure the answers',
    takes: 'FILE, --verbose, --json OUT, --endpoint URL, --gate, --update-gate',
    load: async () => (await import('./commands/eval.ts')).runEval,
  },
  init: {
    does: 'create a new site that one command starts',
    takes: 'DIR, --brand "…" (the name of the site, instead of the folder name)',
    load: async () => (await import('./commands/init.ts')).init,
  },
  doctor: {
    does: 'test everything that answers need, including the language model',
    takes: '--at URL (check that the server there streams its answers)',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  export: {
    does: 'print every conversation with the receipt of each answer, as lines of JSON',
    takes: '--pages (the votes for each page instead of conversations)',
    load: async () => (await import('./commands/export.ts')).exportConversations,
  },
  migrate: {
    does: 'copy all conversations and votes into another store',
    takes: '--from sqlite:DIR, --to postgres://HOST/NAME (or the other way round)',
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
}

const VERSION = new Set(['--version', '-v'])
const HELP = new Set(['help', '--help', '-h'])

/** Runs the `docent` command. What a person has to know is one sentence, and the exit code is 1. */
export async function main(args: string[]): Promise<void> {
  ignoreGoneReaders()
  const [name = 'help', ...rest] = args
  if (HELP.has(name)) return console.log(usage(rest[0]))
  if (VERSION.has(name)) return console.log(await readVersion())
  const command = find(name)
  if (!command) {
    console.error(`There is no command "${name}".\n\n${usage()}`)
    process.exitCode = 1
    return
  }
  if (asksForHelp(rest)) return console.log(usage(name))
  try {
    const run = await command.load()
    await run(rest)
  } catch (error) {
    // A command that waits for its reader, such as export, hears of it here.
    if (isReaderGone(error)) return
    console.error(tellPeople(error, name))
    process.exitCode = 1
  }
}

function find(name: string): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  return options.includes('--help') || options.includes('-h')
}

/** Of one command, where there is one of that name, and otherwise of all. */
function usage(of = ''): string {
  const asked = find(of)
  const lines = asked
    ? [
        `docent ${of}: ${asked.does}`,
        '',
        ...(asked.takes === undefined ? [] : [`Options: ${asked.takes}.`]),
      ]
    : [
        'docent COMMAND [OPTIONS]',
        '',
        ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(8)}${does}`),
        '',
        ...Object.entries(commands).flatMap(([name, { takes }]) =>
          takes === undefined ? [] : `Options for ${name}: ${takes}.`,
        ),
      ]
  return [...lines, 'Options for every command: --content DIR, --data DIR, --config FILE.'].join(
    '\n',
  )
}

/** @throws what is no mistake of whoever typed the command. */
function tellPeople(error: unknown, command: string): string {
  if (error instanceof CommandError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!code.startsWith('ERR_PARSE_ARGS')) throw error
  // Node's parser says in its first sentence which option it is, and goes on to how it parses.
  const [what] = (error as Error).message.split('. ')
  return `${what}. "docent ${command} --help" lists the options.`
}
