import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { SlimError } from './slimError.ts'
import { leaveOutFibers, UNUSED_NAMES } from './slimFibers.ts'

/** The built files of React that a browser runs, by the names that they are imported under. */
export const REACT_FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * React as modules. It is published as CommonJS, so a bundler keeps every export: some code
 * may ask for one by a name that it makes up as it runs.
 */
export function reactAsModules(): Plugin {
  const paths = Object.fromEntries(
    Object.entries(REACT_FILES).map(([name, file]) => [name, findFile(file)]),
  )
  const converted = new Set(Object.values(paths))
  return {
    name: 'docent-react-modules',
    enforce: 'pre',
    resolveId: (name) => paths[name],
    transform(code, id) {
      if (!converted.has(id)) return undefined
      const isClient = id === paths['react-dom/client']
      return toModule(isClient ? leaveOutFibers(code, this.parse(code).body, id) : code, id)
    },
  }
}

/** Where a file of a package is. */
export function findFile(file: string): string {
  const [name = ''] = file.split('/', 1)
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  return normalizePath(join(dirname(folder), file))
}

const REQUIRES = /^var ((?:\w+ = require\("[\w-]+"\),?\s*)+);$/m

/**
 * Turns the text of one of React's built files into that of a module with the same exports, and all
 * of them together as its default.
 *
 * @throws {SlimError} if it is not written as React's build has written it so far.
 */
export function toModule(code: string, file: string): string {
  const requires = REQUIRES.exec(code)?.[1] ?? ''
  const imports = [...requires.matchAll(/(\w+) = require\("([\w-]+)"\)/g)].map(
    ([, local, name]) => `import * as ${local} from '${name}'`,
  )
  const names = [...new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name))]
  const body = code
    .replace(REQUIRES, '')
    .replace(/^exports\.(\w+) =/gm, 'var export_$1 =')
    .replace(/\bexports\.(\w+)/g, 'export_$1')
  if (names.length === 0 || /\b(?:require\(|module\.exports|exports\b)/.test(body)) {
    throw new SlimError(file)
  }
  const kept = names.filter((name = '') => !UNUSED_NAMES.includes(name))
  const exported = kept.map((name) => `export_${name} as ${name}`).join(', ')
  return [...imports, body, `export { ${exported} }`, `export * as default from '${file}'`].join(
    '\n',
  )
}
