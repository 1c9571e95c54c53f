import { CommandError } from './commandError.ts'

interface Command {
  readonly does: string
  readonly load: () => Promise<(args: string[]) => Promise<void>>
}

// Each command is loaded when it is called: `docent check` does not wait for Vite, nor the server
// for the build.
const commands: Readonly<Record<string, Command>> = {
  serve: {
    does: 'build what is stale, then serve the site and its assistant',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  dev: {
    does: 'serve with live reload, content included',
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  build: {
    does: 'build the site and its index',
    load: async () => (await import('./commands/build.ts')).build,
  },
  check: {
    does: 'list what has to be mended in the content and the configuration, and what could be better',
    load: async () => (await import('./commands/check.ts')).check,
  },
  ask: {
    does: 'ask the assistant a question here in the terminal',
    load: async () => (await import('./commands/ask.ts')).ask,
  },
  eval: {
    does: 'ask the questions of a file, and measure the answers',
    load: async () => (await import('./commands/eval.ts')).runEval,
  },
  init: {
    does: 'make a new site in a folder of its own, which one command starts',
    load: async () => (await import('./commands/init.ts')).init,
  },
  doctor: {
    does: 'try what answers need, the language model above all, and say what to mend',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  export: {
    does: 'write all conversations, a line of JSON each, with what every answer was made of',
    load: async () => (await import('./commands/export.ts')).exportConversations,
  },
}

/** Runs the `docent` command. What a person has to know is one sentence, and the exit code is 1. */
export async function main(args: string[]): Promise<void> {
  const [name = 'help', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.log(usage())
    process.exitCode = ['help', '--help', '-h'].includes(name) ? 0 : 1
    return
  }
  try {
    const run = await command.load()
    await run(rest)
  } catch (error) {
    if (!isForPeople(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(8)}${does}`)
  return [
    'docent COMMAND [OPTIONS]',
    '',
    ...lines,
    '',
    'Options of every command: --content DIR, --data DIR, --config FILE.',
    'Options of serve: --port N, --host H, --no-site (the assistant alone), --no-limits.',
    'Options of check: --strict (warnings fail it too), --json.',
    'Options of init DIR: --brand "…" (the name of the site, in place of the folder\'s).',
    'Options of ask: --explain (how the answer came to be), --before "…" (what was asked before).',
    'Options of doctor: --at URL (whether answers of the server there reach visitors as they are written).',
    'Options of export: --pages (what visitors think of each page, in place of conversations).',
    'Options of eval FILE: --verbose, --json OUT, --endpoint URL, --gate, --update-gate.',
  ].join('\n')
}

// An unknown option is a mistake of whoever typed it; Node's parser says which.
function isForPeople(error: unknown): error is Error {
  if (error instanceof CommandError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_PARSE_ARGS')
}
