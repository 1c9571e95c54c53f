import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'
import { ROOT, runCommand } from '../command.ts'

/** Our own packages whose types a published package carries in itself, by the names of imports. */
const OWN = /^@docent\/([a-z-]+)(?:\/(.+))?$/

/**
 * Writes the types of some modules into a folder, with those of all our own modules that they
 * mention. The files keep their places relative to the repository, so `packages/chat/src/index.ts`
 * becomes `FOLDER/packages/chat/src/index.d.ts`.
 *
 * @throws {Error} with the compiler's output if it finds a mistake.
 */
export async function writeDeclarations(
  project: string,
  modules: readonly string[],
  folder: string,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'docent-types-'))
  try {
    await emit(project, work)
    await copyReachable(work, modules, folder, new Set([project]))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function emit(project: string, folder: string): Promise<void> {
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly']
  const places = ['--rootDir', ROOT, '--outDir', folder]
  const { code, output } = await runCommand('tsc', ['-p', project, ...flags, ...places])
  if (code !== 0) throw new Error(`Cannot write the types of ${project}:\n${output}`)
}

async function copyReachable(
  from: string,
  modules: readonly string[],
  to: string,
  emitted: Set<string>,
): Promise<void> {
  const waiting = [...modules]
  const seen = new Set(waiting)
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    const file = toDeclaration(module)
    // The compiler writes the types of one room at a time: imported ones count as foreign.
    const room = module.split('/').slice(0, 2).join('/')
    if (!emitted.has(room)) await emit(room, from)
    emitted.add(room)
    const text = await readFile(join(from, file), 'utf8')
    const imports = new Map<string, string>()
    for (const [, name = ''] of text.matchAll(/(?:from|import\() ?["']([^"']+)["']/g)) {
      const target = await resolveImport(module, name)
      if (target === undefined) continue
      imports.set(name, target)
      if (!seen.has(target)) waiting.push(target)
      seen.add(target)
    }
    await mkdir(dirname(join(to, file)), { recursive: true })
    await writeFile(join(to, file), rewrite(text, module, imports))
  }
}

/** Our module that an import names, relative to the repository; undefined for others. */
async function resolveImport(from: string, name: string): Promise<string | undefined> {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  const own = OWN.exec(name)
  if (!own) return undefined
  const room = `packages/${own[1]}`
  const manifest = JSON.parse(await readFile(join(ROOT, room, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const path = manifest.exports[own[2] === undefined ? '.' : `./${own[2]}`]
  if (path === undefined) throw new Error(`${from} imports ${name}, which ${room} does not export.`)
  return normalize(join(room, path))
}

function rewrite(text: string, module: string, imports: ReadonlyMap<string, string>): string {
  return text.replace(/((?:from|import\() ?["'])([^"']+)(["'])/g, (whole, before, name, after) => {
    const target = imports.get(name as string)
    if (target === undefined) return whole
    const path = relative(dirname(module), target).replace(/\.tsx?$/, '.js')
    return `${before as string}${path.startsWith('.') ? path : `./${path}`}${after as string}`
  })
}

function toDeclaration(module: string): string {
  return module.replace(/\.tsx?$/, '.d.ts')
}
