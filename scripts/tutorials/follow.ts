// Follows one tutorial word by word, as a reader would who has the project on their machine.

import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { ChangeError, changeText } from './changeText.ts'
import { findSaid, matchOutput } from './matchOutput.ts'
import type { Ports } from './ports.ts'
import type { Action, Step } from './readTutorial.ts'
import { runInShell, startInShell } from './shell.ts'
import type { Background, Printed, Shell } from './shell.ts'

export interface Place {
  /** The folder of the project's copy. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly ports: Ports
}

export interface Followed {
  readonly done: number
  /** Steps that need another machine: a reader's server, a model's host. */
  readonly elsewhere: number
  /** Blocks that were left out because their program is missing. */
  readonly missing: readonly string[]
  /** The machine's time for the whole page. */
  readonly seconds: number
}

/** A page's statement that the run contradicts. */
export class TutorialError extends Error {
  override readonly name = 'TutorialError'
  readonly line: number

  constructor(line: number, expected: string, got: string) {
    super(`expected:\n${inset(expected)}\n  got:\n${inset(got)}`)
    this.line = line
  }
}

const INSET = '    '
const inset = (text: string) => text.trimEnd().replace(/^/gm, INSET)

/** How long a server may take until it says or shows something. */
const PATIENCE_MS = 60_000
const LOOK_MS = 50

/**
 * Follows all steps in order, and ends their servers in any case.
 *
 * @throws {TutorialError} at the first difference from the page.
 */
export async function followTutorial(steps: readonly Step[], place: Place): Promise<Followed> {
  const startedAt = performance.now()
  const reader = createReader(place)
  const missing: string[] = []
  try {
    for (const step of steps) {
      const { needs } = step
      if (needs !== undefined && !(await isInstalled(needs, place.env))) missing.push(needs)
      else await reader.follow(step)
    }
  } finally {
    await reader.stopAll()
  }
  const elsewhere = steps.filter(({ action }) => action.type === 'elsewhere').length
  return {
    done: steps.length - elsewhere - missing.length,
    elsewhere,
    missing: [...new Set(missing)],
    seconds: (performance.now() - startedAt) / 1000,
  }
}

interface Reader {
  follow(step: Step): Promise<void>
  stopAll(): Promise<void>
}

function createReader({ folder, env, ports }: Place): Reader {
  const { toHere, toPage } = ports
  const shellIn = (place = ''): Shell => ({ cwd: join(folder, place), env })
  const servers = new Map<string, Background>()
  /** How much of the output of each server has been compared. */
  const heard = new Map<string, number>()
  let printed: Printed = { code: 0, output: '' }

  async function run({ command, fails }: Of<'run'>, line: number, place?: string): Promise<void> {
    printed = await runInShell(toHere(command), shellIn(place))
    if ((printed.code !== 0) === fails) return
    const expected = `${command}\n… to end with ${fails ? 'an error' : 'the exit code 0'}`
    throw new TutorialError(line, expected, `${printed.code}\n${toPage(printed.output)}`)
  }

  async function stop({ name }: Of<'stop'>, line: number): Promise<void> {
    const server = servers.get(name)
    if (!server)
      throw new TutorialError(line, `the server "${name}" to stop`, 'It was not started.')
    servers.delete(name)
    await server.stop()
  }

  async function serve(
    { command, name }: Of<'serve'>,
    line: number,
    place?: string,
  ): Promise<void> {
    if (servers.has(name)) {
      throw new TutorialError(line, command, `The server "${name}" was not stopped before.`)
    }
    servers.set(name, startInShell(toHere(command), shellIn(place)))
    heard.set(name, 0)
  }

  async function listen({ name, text }: Of<'said'>, line: number): Promise<void> {
    const server = servers.get(name)
    if (!server) throw new TutorialError(line, text, `No server "${name}" was started.`)
    const from = heard.get(name) ?? 0
    const rest = () => toPage(server.output).slice(from)
    await until(() => findSaid(text, rest()) >= 0 || !server.isRunning)
    const end = findSaid(text, rest())
    if (end < 0) throw new TutorialError(line, text, rest())
    heard.set(name, from + end)
  }

  async function look({ type, address, words }: Of<'see' | 'miss'>, line: number): Promise<void> {
    const wanted = type === 'see'
    let got = ''
    const isRight = await until(async () => {
      got = await read(toHere(address))
      return got.includes(words) === wanted
    })
    if (!isRight) throw new TutorialError(line, `${wanted ? '' : 'not '}${words}`, got)
  }

  return {
    async follow({ line, action, in: place }) {
      switch (action.type) {
        case 'run':
          return run(action, line, place)
        case 'output':
          if (matchOutput(action.text, toPage(printed.output))) return
          throw new TutorialError(line, action.text, toPage(printed.output))
        case 'serve':
          return serve(action, line, place)
        case 'said':
          return listen(action, line)
        case 'stop':
          return stop(action, line)
        case 'see':
        case 'miss':
          return look(action, line)
        case 'write':
          return write(join(folder, action.file), toHere(action.text))
        case 'change':
          return change(join(folder, action.file), toHere(action.text), line)
        case 'elsewhere':
          // A command for another machine can be read here, if not run.
          if (action.language === 'sh') await run({ ...action, ...parsing(action.text) }, line)
      }
    },
    async stopAll() {
      await Promise.all([...servers.values()].map((server) => server.stop()))
    },
  }
}

type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>

function parsing(text: string): { type: 'run'; command: string; fails: false } {
  return { type: 'run', command: `sh -n <<'END_OF_BLOCK'\n${text}\nEND_OF_BLOCK`, fails: false }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function change(file: string, text: string, line: number): Promise<void> {
  try {
    await writeFile(file, changeText(await readFile(file, 'utf8'), text))
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error
    throw new TutorialError(line, `a change of ${file}`, error.message)
  }
}

/** The bytes of the page at an address; empty while no server answers. */
async function read(address: string): Promise<string> {
  try {
    const response = await fetch(address)
    return `${response.status}\n${await response.text()}`
  } catch {
    // The server is still starting, or restarts.
    return ''
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    if (await isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return false
}

async function isInstalled(program: string, { PATH = '' }: Place['env']): Promise<boolean> {
  const places = PATH.split(delimiter).map((folder) => access(join(folder, program)))
  return (await Promise.allSettled(places)).some(({ status }) => status === 'fulfilled')
}
