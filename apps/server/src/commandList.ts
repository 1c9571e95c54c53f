/** A command's purpose and arguments, as `docent help` prints them and the reference shows them. */
export interface CommandHelp {
  readonly does: string
  /** Its arguments, such as `FILE`. */
  readonly words?: string
  /** Options as typed, with their effects. */
  readonly options?: Readonly<Record<string, string>>
}

export const COMMANDS = {
  serve: {
    does: 'build what has changed, then serve the site and the assistant',
    options: {
      '--port N': 'listen on this port; 3000 by default',
      '--host H': 'listen on this address; 127.0.0.1 by default, which only this machine can reach',
      '--from DIR|URL': 'answer from documentation that another tool built there; can be repeated',
      '--mount PATH': 'where to serve its pages; none to serve only the chat',
      '--no-site': 'serve only the assistant, for any folder of Markdown',
      '--no-limits':
        'turn off the rate limits for measurements; only on an address that other machines cannot reach',
    },
  },
  dev: {
    does: 'serve with live reload for code and content',
    options: {
      '--port N': 'listen on this port; 3000 by default',
      '--host H': 'listen on this address; 127.0.0.1 by default',
    },
  },
  brand: { does: 'serve like `docent dev`, and show everything that the brand sets on one page' },
  build: {
    does: 'build the site, its index and the script for other sites',
    options: {
      '--from DIR|URL': 'build with documentation that another tool built there; can be repeated',
      '--mount PATH': 'where its pages will be served',
      '--to DIR': 'also copy the build into this folder, for nodes with BUILD_FROM',
    },
  },
  check: {
    does: 'list errors and warnings in the content and the configuration',
    options: {
      '--from DIR|URL': 'also check this documentation of another tool; can be repeated',
      '--mount PATH': 'where its pages will be served',
      '--strict': 'exit with 1 for warnings too',
      '--json': 'write the list as JSON',
      '--notes': 'also list sections without notes',
    },
  },
  ask: {
    does: 'ask the assistant a question in the terminal',
    words: '[DIR|URL] "QUESTION"',
    options: {
      '--from DIR|URL': 'answer from documentation that another tool built there; can be repeated',
      '--internal': 'also answer from internal pages, like the internal assistant',
      '--explain': 'show how the answer was found',
      '--before "…"': 'a question asked before this one; can be repeated',
      '--language TAG': 'ask in this language of the site; the first one by default',
      '--page ADDRESS': 'ask as a visitor of this page: about its product, in its version',
    },
  },
  sync: {
    does: 'read the imported sites again, and build what has changed',
    options: {
      '--from URL': 'a site in addition to those of the configuration; can be repeated',
      '--due': 'only sites that are due according to `every`',
      '--no-site': 'read the sites and build nothing',
    },
  },
  eval: {
    does: 'ask the questions in a file and measure the answers',
    words: 'FILE',
    options: {
      '--from DIR|URL': 'the source to use; can be repeated',
      '--verbose': 'show each wrong answer with the reason',
      '--json OUT': 'write all figures and answers as JSON',
      '--endpoint URL': 'ask a running server',
      '--language TAG': 'measure this language of the site; the first one by default',
      '--notes': 'also answer with the notes of docent study, like the site',
      '--internal': 'also answer from internal pages, like the internal assistant',
      '--slips SEED':
        'misspell the longest word of each question; the same seed makes the same typing errors',
      '--gate': 'exit with 1 when a figure falls below the gate',
      '--update-gate': 'save the current figures as the gate',
      '--gate-file FILE': 'where the gate is; gate.json next to the questions by default',
    },
  },
  study: {
    does: 'let a language model write notes about each new or changed section',
    options: {
      '--from DIR|URL': 'study this documentation instead of your own pages; can be repeated',
      '--pages ROUTES': 'only these pages and those below them, separated by commas',
      '--max-cost SUM': 'stop before the total cost exceeds this amount',
      '--missing': 'write questions that no page answers instead of notes',
      '--questions N|FILE':
        'write N questions as people bring them, or read those in FILE, and give each to the note that answers it',
      '--yes': 'do not ask before spending',
      '--batch OUT': "write the requests for the provider's batch interface instead",
      '--import FILE': 'read the results of a batch, or notes written by hand',
    },
  },
  semantic: {
    does: 'search by meaning too, if a trial shows that it improves the search of this site',
    options: {
      '--install PLACE': 'install a static model',
      '--sha256 HASH': 'the SHA-256 hash of its model.safetensors, as its publisher gives it',
      '--endpoint URL': 'use a server with /v1/embeddings instead, such as Ollama',
      '--model NAME': 'the name of the model there',
      '--try':
        'ask this site’s own questions with and without it, and turn it on if that is better',
      '--questions FILE': 'ask these questions instead of those of the notes',
      '--off': 'turn it off',
    },
  },
  init: {
    does: 'create a new site that one command starts',
    words: 'DIR',
    options: {
      '--brand "…"': "the site's name; the folder's by default",
      '--from DIR|URL': 'documentation to answer from; can be repeated',
    },
  },
  doctor: {
    does: 'test everything that answers depend on, including the language model',
    options: {
      '--at URL': 'also test whether a running server streams its answers without delay',
    },
  },
  export: {
    does: 'print every conversation with the receipts of its answers, as JSON lines',
    options: { '--pages': 'print the votes for each page instead' },
  },
  report: {
    does: 'show what visitors asked and read in the last days, and what had no answer',
    options: {
      '--days N': 'this many days; 7 by default',
      '--markdown': 'write it as Markdown',
      '--csv': 'write every question as a line for a spreadsheet',
    },
  },
  usage: {
    does: 'show how many answers each engine gave, with their tokens and costs, by day',
    options: {
      '--days N': 'this many days; 30 by default',
      '--months': 'add up months instead of days: 3 months, unless --days sets another number',
      '--json': 'write the figures as JSON',
      '--csv': 'write them as lines for a spreadsheet',
    },
  },
  backup: {
    does: 'copy the conversations and the secret into one file; the server may keep running',
    words: 'FILE',
  },
  restore: {
    does: 'restore a backup into the data folder; its old contents are kept under another name',
    words: 'FILE',
  },
  migrate: {
    does: 'copy all conversations and votes into another store',
    options: {
      '--from STORE': 'the store to copy: sqlite:DIR or postgres://HOST/NAME',
      '--to STORE': 'an empty store to copy into, named in the same way',
    },
  },
} as const satisfies Readonly<Record<string, CommandHelp>>

export type CommandName = keyof typeof COMMANDS

/** The options of every command that reads a site: all except `init`. */
export const COMMON_OPTIONS = {
  '--content DIR': 'the content folder; ./content by default',
  '--data DIR': 'the data folder; ./data by default',
  '--config FILE': 'the configuration; docent.config.ts next to the content folder by default',
} as const

/** The help for one command, or for all if no command has this name. */
export function formatUsage(name?: string): string {
  const command = findCommand(name)
  return (command ? formatCommand(command) : formatAll()).join('\n')
}

export function findCommand(name: string | undefined): CommandName | undefined {
  return name !== undefined && Object.hasOwn(COMMANDS, name) ? (name as CommandName) : undefined
}

function formatCommand(name: CommandName): string[] {
  const { does, words, options = {} }: CommandHelp = COMMANDS[name]
  return [
    `docent ${[name, words].filter(Boolean).join(' ')}: ${does}`,
    '',
    ...formatOptions({ ...options, ...(name !== 'init' && COMMON_OPTIONS) }),
  ]
}

function formatAll(): string[] {
  const commands: [string, CommandHelp][] = Object.entries(COMMANDS)
  return [
    'docent COMMAND [OPTIONS]',
    '',
    ...commands.map(([name, { does }]) => `  ${name.padEnd(NAME_WIDTH)}${does}`),
    '',
    'Options of every command except init:',
    ...formatOptions(COMMON_OPTIONS),
    '',
    '"docent help COMMAND" lists the options of one command.',
  ]
}

const NAME_WIDTH = 10
/** The column of the effects: wide enough for the longest option, and the same in all short lists. */
const OPTION_WIDTH = 18

function formatOptions(options: Readonly<Record<string, string>>): string[] {
  const width = Math.max(OPTION_WIDTH, ...Object.keys(options).map(({ length }) => length + 2))
  return Object.entries(options).map(([name, does]) => `  ${name.padEnd(width)}${does}`)
}
