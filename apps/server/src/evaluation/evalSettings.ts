import { dirname, join } from 'node:path'
import { CommandError, readOnlyWord } from '../commandError.ts'
import { parseWithWords, SOURCE_OPTIONS, toSettings, type ServerSettings } from '../settings.ts'

export interface EvalSettings extends ServerSettings {
  /** The path of the questions, as given. */
  readonly file: string
  /** The JSON file for all figures. */
  readonly json?: string
  /** Whether each wrong answer is shown. */
  readonly verbose: boolean
  /** A server to ask instead of the engine of this process. */
  readonly endpoint?: URL
  /** The language to measure, on a site with several. */
  readonly language?: string
  readonly gateFile: string
  readonly gate: boolean
  readonly updateGate: boolean
  /** Whether notes are used too, as on the site. */
  readonly notes: boolean
  /** Whether answers also come from internal pages. */
  readonly internal: boolean
  /** The seed of a typing slip in each question. */
  readonly slips?: number
}

/** @throws {CommandError} for an invalid combination. */
export function readEvalSettings(args: string[]): EvalSettings {
  const { values, positionals } = parseWithWords(args, {
    ...SOURCE_OPTIONS,
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    endpoint: { type: 'string' },
    language: { type: 'string' },
    gate: { type: 'boolean', default: false },
    'update-gate': { type: 'boolean', default: false },
    'gate-file': { type: 'string' },
    notes: { type: 'boolean', default: false },
    internal: { type: 'boolean', default: false },
    slips: { type: 'string' },
  })
  const missing = 'Pass one file of questions: docent eval FILE'
  const file = readOnlyWord('docent eval', positionals, missing)
  if (values.internal && values.endpoint !== undefined) {
    throw new CommandError(
      'A server answers from internal pages only with a token, which "docent eval" does not send: ' +
        'use --internal without --endpoint.',
    )
  }
  return {
    ...toSettings(values),
    file,
    verbose: values.verbose,
    // The gate is next to its questions.
    gateFile: values['gate-file'] ?? join(dirname(file), 'gate.json'),
    gate: values.gate,
    updateGate: values['update-gate'],
    notes: values.notes,
    internal: values.internal,
    ...(values.json !== undefined && { json: values.json }),
    ...(values.language !== undefined && { language: values.language }),
    ...(values.slips !== undefined && { slips: readSeed(values.slips) }),
    ...(values.endpoint !== undefined && { endpoint: readAddress(values.endpoint) }),
  }
}

function readSeed(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new CommandError(`The seed of --slips must be a whole number such as 1, not "${text}".`)
}

function readAddress(text: string): URL {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text)
  throw new CommandError(
    `The endpoint must be an address such as http://localhost:3000, not "${text}".`,
  )
}
