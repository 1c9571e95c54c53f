import { chmod, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { startProvider } from '../packages/models/src/testing/provider/startProvider.node.ts'
import { ROOT } from './command.ts'
import { copyProject } from './tutorials/copyProject.ts'
import { installPackages } from './tutorials/installPackages.ts'
import { followTutorial, TutorialError } from './tutorials/follow.ts'
import type { Followed, Place } from './tutorials/follow.ts'
import { choosePorts } from './tutorials/ports.ts'
import { MarkError, readTutorial } from './tutorials/readTutorial.ts'
import { endShellsOnSignal, runInShell } from './tutorials/shell.ts'
import { replyAsModel } from './tutorials/standIn.ts'

const FOLDER = 'content/tutorials'

/** The ports that tutorials name. Ollama listens on the last one. */
const PORTS = [3000, 3001, 8080]
const OLLAMA = 11434

/** Among the names of tutorials: the site uses the packed packages. */
const PACKED = '--packed'

export interface TutorialRun {
  readonly file: string
  /** The problem and its place; undefined if the page is correct. */
  readonly problem: string | undefined
}

/** The reader's site, and the command that creates it, in one of the tutorials. */
const SITE = 'my-site'
const CREATION = `npm create docent ${SITE}\n`

/**
 * Follows the tutorials word by word in a new site, one after another, and prints the time of each. The
 * site uses a copy of the project in place of the installed package, or the packed packages, and a scripted
 * provider replaces a language model.
 *
 * @param args the tutorials to follow, without `.md`, all if none is named; `--packed` for the packages.
 */
export async function followTutorials(args: readonly string[]): Promise<TutorialRun[]> {
  const tutorials = await listTutorials(args.filter((arg) => arg !== PACKED))
  endShellsOnSignal()
  const base = await mkdtemp(join(tmpdir(), 'docent-tutorials-'))
  const provider = await startProvider({ script: replyAsModel })
  try {
    const project = join(base, 'docent')
    const folder = join(base, 'work', SITE)
    const ports = await choosePorts([...PORTS, OLLAMA], {
      [OLLAMA]: Number(new URL(provider.url).port),
    })
    const entry = await (args.includes(PACKED) ? installPackages : copyProject)(project)
    const env = await prepareEnvironment(base, entry, ports.toHere('3000'))
    const runs: TutorialRun[] = []
    for (const tutorial of tutorials) {
      await rm(dirname(folder), { recursive: true, force: true })
      await mkdir(dirname(folder))
      if (!tutorial.markdown.includes(CREATION)) await createSite(folder, env)
      const problem = await follow(tutorial, { folder, env, ports })
      runs.push({ file: tutorial.file, problem })
    }
    return runs
  } finally {
    await provider.close()
    await rm(base, { recursive: true, force: true })
  }
}

/** Creates the site that a reader has from an earlier page. */
async function createSite(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const command = `${CREATION}cd ${SITE}\nnpm install`
  const { code, output } = await runInShell(command, { cwd: dirname(folder), env })
  if (code !== 0) throw new Error(`Cannot create a site for the tutorials: ${output}`)
}

interface Tutorial {
  readonly file: string
  readonly markdown: string
}

/** In the order in which the site lists them, and a reader does them. */
async function listTutorials(names: readonly string[]): Promise<Tutorial[]> {
  const files = await Array.fromAsync(glob(`${FOLDER}/*.md`, { cwd: ROOT }))
  const isMeant = (name: string) => (names.length === 0 ? name !== 'index' : names.includes(name))
  const tutorials = await Promise.all(
    files
      .filter((file) => isMeant(basename(file, '.md')))
      .map(async (file) => ({ file, markdown: await readFile(join(ROOT, file), 'utf8') })),
  )
  return tutorials.toSorted((a, b) => readOrder(a) - readOrder(b))
}

function readOrder({ markdown }: Tutorial): number {
  return Number(/^order: (\d+)$/m.exec(markdown)?.[1] ?? Number.MAX_SAFE_INTEGER)
}

async function follow({ file, markdown }: Tutorial, place: Place): Promise<string | undefined> {
  try {
    const followed = await followTutorial(readTutorial(markdown), place)
    console.log(`        ${describe(file, followed)}`)
    return undefined
  } catch (error) {
    if (!(error instanceof TutorialError) && !(error instanceof MarkError)) throw error
    return `${file}:${error.line}  ${error.message}`
  }
}

function describe(file: string, { done, elsewhere, missing, seconds }: Followed): string {
  const others = elsewhere > 0 ? `, ${elsewhere} for another machine` : ''
  const left = missing.length > 0 ? `, left out for want of ${missing.join(', ')}` : ''
  return `${basename(file, '.md')}: ${done} steps in ${seconds.toFixed(1)} s${others}${left}`
}

/** Variables that npm and Docent read, and that a reader has not set. */
const SETTINGS = /^(?:npm_.*|NODE_.*|DOCENT_.*|HOST|(?:DATA|CONTENT|BUILD)_DIR)$/i

/**
 * The environment of a reader's shell. npm is quiet, since pages leave out the lines that it adds;
 * the commands that would install Docent put a command there that runs the given entry.
 */
async function prepareEnvironment(
  base: string,
  entry: string,
  port: string,
): Promise<Record<string, string>> {
  const bin = join(base, 'bin')
  await mkdir(bin)
  const docent = join(bin, 'docent')
  await writeFile(docent, `#!/bin/sh\nexec node '${entry}' "$@"\n`)
  await chmod(docent, 0o755)
  const npm = join(bin, 'npm')
  const path = process.env['PATH'] ?? ''
  await writeFile(
    npm,
    [
      '#!/bin/sh',
      `[ "$1" = install ] && mkdir -p node_modules/.bin && exec cp '${docent}' node_modules/.bin/`,
      `PATH='${path}'`,
      `[ "$1 $2" = 'create docent' ] && shift 2 && exec '${docent}' init "$@"`,
      'exec npm --silent --offline "$@"',
      '',
    ].join('\n'),
  )
  await chmod(npm, 0o755)
  const own = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name))
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    PATH: `${bin}${delimiter}${path}`,
    PORT: port,
  }
}
