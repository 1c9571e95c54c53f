import { basename } from 'node:path'
import type { Published } from './packages.ts'

/** The `package.json` of a published package. */
export function createManifest(published: Published, version: string): Record<string, unknown> {
  const { name, description, exports, assets = {}, bin, peers, engines, sideEffects } = published
  return {
    name,
    version,
    description,
    license: 'MIT',
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
    publishConfig: { access: 'public', provenance: true },
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
