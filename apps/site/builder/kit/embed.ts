import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { CSS_TARGET, createViteConfig, EMBED_CHAT, EMBED_TAG, runBuild } from '../bundle/bundle.ts'
import { keepTogether } from '../bundle/chunks.ts'
import { slim } from '../slim/slim.ts'
import { PRELOAD_HELPER } from '../slim/slimPreload.ts'

/** The script of the tag, under a name whose contents never change. */
export interface EmbedBuild {
  /** `widget-HASH.js` */
  readonly file: string
  /** For the attribute of that name. */
  readonly integrity: string
  /** The files that it loads when a visitor reaches for the pill. */
  readonly next: readonly string[]
}

/**
 * Builds the embed into a folder: `widget-HASH.js`, and next to it the files that it loads later. All
 * names contain a hash of the contents, so files of older builds can stay and their tags keep working.
 *
 * @throws {Error} that says why it cannot.
 */
export async function buildEmbed(folder: string): Promise<EmbedBuild> {
  const later = await bundle(EMBED_CHAT, 'widget-chat', 'es')
  const next = later.filter(({ isFirst }) => isFirst).map(({ name }) => name)
  const integrities = later.map(({ name, code }) => [name, hashOf(code)])
  const [tag] = await bundle(EMBED_TAG, 'widget', 'iife', {
    NEXT: JSON.stringify(next),
    INTEGRITIES: JSON.stringify(Object.fromEntries(integrities)),
  })
  if (!tag) throw new Error('Cannot build the embed: its script is missing.')

  await mkdir(folder, { recursive: true })
  for (const { name, code } of [...later, tag]) await write(join(folder, name), code)
  const built = { file: tag.name, integrity: hashOf(tag.code), next }
  await writeFile(join(folder, 'widget.json'), JSON.stringify(built))
  return built
}

interface Script {
  readonly name: string
  readonly code: string
  /** It is the entry, or imported by it at once. */
  readonly isFirst: boolean
}

/** The placeholder in file names until the contents of all files are known. */
const HASH = 'DOCENT-HASH'

/** A script and what it imports, the script first. */
async function bundle(
  input: string,
  entry: string,
  format: 'es' | 'iife',
  define: Readonly<Record<string, string>> = {},
): Promise<Script[]> {
  const names = {
    entryFileNames: `${entry}-${HASH}.js`,
    chunkFileNames: `widget-[name]-${HASH}.js`,
  }
  const common = createViteConfig()
  const together = format === 'es' && { codeSplitting: keepTogether(entry, input) }
  const config: InlineConfig = {
    ...common,
    define,
    plugins: [common.plugins, verifiedImports(), slim()],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      // The loader is given the name of the file itself, which Vite leaves out.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files) => [...new Set([file, ...files])],
      },
      rolldownOptions: {
        input,
        output: { format, ...names, ...together },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  }
  const { output } = await runBuild('the embed', config)
  const chunks = output.filter((file) => file.type === 'chunk')
  const first = new Set(
    chunks.flatMap((one) => (one.isEntry ? [one.fileName, ...one.imports] : [])),
  )
  // They name each other, so one hash over all of them is in the name of each. The bundler's own is
  // taken before the last changes to the text.
  const all = chunks.map(({ code }) => code).join()
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 12)
  return chunks
    .toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry))
    .map(({ fileName, code }) => ({
      name: fileName.replace(HASH, hash),
      code: code.replaceAll(HASH, hash),
      isFirst: first.has(fileName),
    }))
}

/** Vite puts a loader before each import on demand, with the names of the files: this one is ours. */
function verifiedImports(): Plugin {
  return {
    name: 'docent-verified-imports',
    enforce: 'pre',
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { importAfter as __vitePreload } from '/src/embed/verified.ts'`
        : undefined,
  }
}

function hashOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}

/** Writes a draft and renames it, because a server may read this folder: it never sees half a file. */
async function write(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, text)
  await rename(draft, path)
}
