import { basename } from 'node:path'
import type { Published } from './packages.ts'

/** The repository that a package is built from, which npm compares with the one that signs it. */
export interface Repository {
  readonly type: 'git'
  readonly url: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The repository of the workflow that runs this, if one does: npm signs packages only there. */
export function readRepository(env: Environment): Repository | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env
  return server && name ? { type: 'git', url: `git+${server}/${name}.git` } : undefined
}

/** The `package.json` of a published package. */
export function createManifest(
  published: Published,
  version: string,
  repository?: Repository,
): Record<string, unknown> {
  const { name, description, exports, assets = {}, bin, peers, engines, sideEffects } = published
  return {
    name,
    version,
    description,
    license: 'MIT',
    ...(repository && { repository: { ...repository, directory: published.room } }),
    type: 'module',
    ...(bin && { bin: toNames(bin) }),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([path, module]) => [
          path,
          describeEntry(published, path, module),
        ]),
      ),
      ...Object.fromEntries(Object.keys(assets).map((path) => [path, path])),
      ...(name === '@docent/widget' && { './embed/*': './dist/embed/*' }),
      './package.json': './package.json',
    },
    files: ['dist', 'kit', 'styles', 'template', '*.mjs'],
    sideEffects,
    engines: { node: engines ?? '>=20' },
    ...(peers && { peerDependencies: peers }),
    publishConfig: { access: 'public', ...(repository && { provenance: true }) },
  }
}

/** In the package a command is next to `package.json`. */
function toNames(bin: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, basename(file)]))
}

function describeEntry({ room }: Published, path: string, module: string): object {
  const file = path === '.' ? 'index' : path.slice(2)
  return {
    types: `./dist/types/${room}/${module.replace(/\.tsx?$/, '.d.ts')}`,
    default: `./dist/${file}.js`,
  }
}
