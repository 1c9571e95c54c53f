import { COMMANDS, COMMON_OPTIONS } from '../../apps/server/src/commandList.ts'
import type { CommandHelp } from '../../apps/server/src/commandList.ts'

const OPENING = `---
title: Commands and options
summary: Every docent command with its options, and the environment variables that the server reads.
order: 1
tags: [CLI, Environment variables]
---

In a site made by \`npm create docent\`, write \`npx docent COMMAND\`. In a clone of Docent, write \`npm run docent -- COMMAND\`. \`docent help COMMAND\` prints the options of one command, and \`docent --version\` the version.

A command that fails prints one sentence with the reason and what to do, and exits with 1.`

const CLOSING = `## The log

\`docent serve\` writes its log to standard error, one line for each event, and to no file. If Docent runs as a [service](/tutorials/deploy#4-make-it-a-service), \`journalctl -u docent\` shows the log. If a request fails, its log lines contain the id from the response header \`x-request-id\`. Each line has the level \`info\` or \`error\`, and there is no setting for the level, such as debug. \`LOG_FORMAT=json\` changes only the form.

To see how an answer came about, use \`docent ask "…" --explain\`, or the receipts in \`docent export\`.

## Uninstall Docent

To uninstall Docent, stop the server and delete the folder of your site, with \`data\`, \`build\` and \`node_modules\` in it. Delete the folder in \`DATA_DIR\` too if you set one, and \`~/.cache/docent\`, where \`docent ask\` keeps the sites that it read. If Docent runs as a service, disable it and delete its unit file.`

/** The environment variables of the server. A test looks for others in the sources. */
export const VARIABLES: Readonly<Record<string, string>> = {
  PORT: 'the port, if `--port` is not given; 3000 by default',
  HOST: 'the address to listen on, if `--host` is not given; 127.0.0.1 by default. With 0.0.0.0, other machines can reach the server',
  DATA_DIR: 'the data folder, if `--data` is not given; `./data` by default',
  CONTENT_DIR: 'the content folder, if `--content` is not given; `./content` by default',
  BUILD_DIR: 'the folder for builds; `./build` by default',
  BUILD_FROM:
    'a folder or the address of an object store with builds of `docent build --to`: the server fetches new ones from there and builds nothing',
  DOCENT_SECRET:
    'the secret that signs the tokens of conversations, at least 32 bytes; by default it is created once in the data folder',
  LOG_FORMAT:
    'with `json`, the log of `docent serve` has one line of JSON for each event; lines about a request name it in `requestId`',
  XDG_CACHE_HOME:
    'where `docent ask URL` caches the pages that it has read, and Node the compiled code of Docent; `~/.cache` by default',
  DATABASE_URL:
    'a Postgres database for conversations, such as `postgres://HOST/NAME`; by default they are in the data folder',
  REDIS_URL:
    'a Redis or Valkey server, such as `redis://HOST`, in which several servers share limits and running answers; by default these are in memory',
  DOCENT_ADMIN_TOKEN:
    'the token of the operator, at least 32 characters: for `POST /api/sync`, and for `/metrics` from other machines',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`: the server sends it traces and metrics; none by default',
  OTEL_EXPORTER_OTLP_HEADERS: 'headers for the collector, such as `authorization=Bearer%20KEY`',
  OTEL_SERVICE_NAME: 'the name of this server there; `docent` by default',
  OTEL_RESOURCE_ATTRIBUTES: 'further attributes of this server, such as `host.name=node1`',
  OTEL_TRACES_SAMPLER_ARG: 'the share of traces to send, from 0 to 1; 1 by default',
  OTEL_METRIC_EXPORT_INTERVAL: 'milliseconds between two reports of the metrics; 60,000 by default',
  OTEL_EXPORTER_OTLP_PROTOCOL:
    'with `grpc` the server does not start, because it sends only over HTTP',
  DOCENT_INTERNAL_TOKEN:
    'the token for [internal sources](/products/assistant/sources#internal-pages), at least 32 characters',
  DOCENT_MODEL:
    'a [language model](/products/assistant/models), which replaces the first one of the configuration',
  DOCENT_MODEL_URL: 'the address of that model',
  DOCENT_MODEL_KEY: 'the key of that model',
  DOCENT_SEMANTIC_KEY:
    'the key of the endpoint for [semantic search](/products/assistant/semantic), if it needs one',
  OPENAI_API_KEY: 'the key for models of OpenAI',
  ANTHROPIC_API_KEY: 'the key for models of Anthropic',
  GOOGLE_GENERATIVE_AI_API_KEY: 'the key for models of Google',
}

/** The page on the command line: the output of `docent help`, and the variables. */
export function writeCommandsPage(): string {
  const commands: [string, CommandHelp][] = Object.entries(COMMANDS)
  const blocks = [
    OPENING,
    ...commands.map(([name, help]) => writeCommand(name, help)),
    `## Options of every command\n\nAll commands except \`init\` have these options.\n\n${writeOptions(COMMON_OPTIONS)}`,
    `## Environment variables\n\nA server often needs only \`DATA_DIR\`, \`HOST\` and \`PORT\`, and the key of a model if you connect one. An option wins over its variable. An empty variable counts as not set.\n\n${writeVariables()}`,
    CLOSING,
  ]
  return `${blocks.join('\n\n')}\n`
}

function writeCommand(name: string, { does, words, options }: CommandHelp): string {
  const call = [`docent ${name}`, words].filter(Boolean).join(' ')
  const lines = [`## docent ${name}`, `\`${call}\`: ${does}.`]
  return [...lines, ...(options ? [writeOptions(options)] : [])].join('\n\n')
}

function writeOptions(options: Readonly<Record<string, string>>): string {
  const rows = Object.entries(options).map(writeRow)
  return ['| Option | Effect |', '|---|---|', ...rows].join('\n')
}

function writeVariables(): string {
  const rows = Object.entries(VARIABLES).map(writeRow)
  return ['| Variable | Sets |', '|---|---|', ...rows].join('\n')
}

/** A bar ends a cell, within code too. */
function writeRow(cells: readonly [name: string, does: string]): string {
  const [name, does] = cells.map((cell) => cell.replaceAll('|', '\\|'))
  return `| \`${name}\` | ${does} |`
}
