import { access } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { rolldown } from 'rolldown'
import type { OutputChunk, Plugin } from 'rolldown'

export interface Bundle {
  /** The names of the files to write, with their modules. */
  readonly entries: Readonly<Record<string, string>>
  readonly folder: string
  /** Packages that stay imports and are not bundled. */
  readonly external: readonly string[]
  readonly platform: 'node' | 'neutral'
}

/**
 * Bundles modules into ES modules with source maps, our own packages included. Returns the paths of
 * all bundled modules.
 */
export async function bundleModules(bundle: Bundle): Promise<string[]> {
  const { entries, folder, external, platform } = bundle
  const build = await rolldown({
    input: { ...entries },
    platform,
    external: (id) => isExternal(id, external),
    plugins: [packagedModules(), compiledWorkers()],
    transform: {
      target: platform === 'node' ? 'node22' : 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    onLog: (level, log, next) => {
      // Third-party packages do this if they may run as either kind of module.
      if (log.code === 'EVAL' || log.code === 'COMMONJS_VARIABLE_IN_ESM') return
      // An entry keeps its directive, and the trial of the packages looks for it.
      if (log.code === 'MODULE_LEVEL_DIRECTIVE') return
      next(level, log)
    },
  })
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    sourcemap: platform === 'neutral',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: platform === 'node' ? { compress: true, mangle: false, codegen: false } : false,
    // Doc comments help the users of a library. A program needs only the licences.
    comments: { legal: true, annotation: true, jsdoc: platform !== 'node' },
  })
  await build.close()
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}

function isExternal(id: string, external: readonly string[]): boolean {
  if (id.startsWith('node:') || builtinModules.includes(id)) return true
  return external.some((name) => id === name || id.startsWith(`${name}/`))
}

/** If `x.packaged.ts` is next to `x.ts`, a package uses it instead. */
function packagedModules(): Plugin {
  return {
    name: 'docent-packaged',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !/(?<!\.packaged)\.ts$/.test(found.id)) return found
      const packaged = found.id.replace(/\.ts$/, '.packaged.ts')
      return access(packaged).then(
        () => ({ ...found, id: packaged }),
        () => found,
      )
    },
  }
}

/** A thread is started by the name of its file, which ends otherwise here. */
function compiledWorkers(): Plugin {
  return {
    name: 'docent-workers',
    transform: {
      filter: { code: /\.worker\.ts'/ },
      handler: (code) => code.replace(/(\.worker)\.ts'/g, "$1.js'"),
    },
  }
}
