import type { Passage } from '@docent/retrieval'

const KEY = /^(\s*)(?:- )?["']?([\w$-]+)["']?\s*[:=]/
const TABLE = /^\s*\[+([\w.-]+)\]+\s*$/
const INLINE = /["']?([\w$-]+)["']?\s*:\s*(?=\{)|["']?([\w$-]+)["']?\s*:|[{}]/g

const readBefore = new WeakMap<Passage, readonly string[]>()

/**
 * The nested settings in the code of a passage, as paths in lower case: `server.port` from YAML, JSON,
 * TOML or an object in a script.
 */
export function readSettingPaths(passage: Passage): readonly string[] {
  const before = readBefore.get(passage)
  if (before) return before
  const codes = passage.units.filter(({ kind }) => kind === 'code')
  const paths = codes.flatMap(({ text }) => [...readByIndent(text), ...readByBraces(text)])
  const distinct = [...new Set(paths.map((path) => path.toLowerCase()))]
  readBefore.set(passage, distinct)
  return distinct
}

/** Whether a setting is one of these paths, or the end of one. */
export function isNestedSetting(word: string, paths: readonly string[]): boolean {
  return paths.some((path) => path === word || path.endsWith(`.${word}`))
}

function readByIndent(code: string): string[] {
  const paths: string[] = []
  let above: { indent: number; name: string }[] = []
  let table = ''
  for (const line of code.split('\n')) {
    const header = TABLE.exec(line)
    if (header) {
      table = `${header[1]}.`
      above = []
      continue
    }
    const key = KEY.exec(line)
    if (!key) continue
    const [, { length: indent } = '', name = ''] = key
    above = [...above.filter((one) => one.indent < indent), { indent, name }]
    paths.push(table + above.map((one) => one.name).join('.'))
  }
  return paths
}

function readByBraces(code: string): string[] {
  if (!code.includes('{')) return []
  const paths: string[] = []
  const above: string[] = []
  let opened = ''
  for (const [mark, parent, name] of code.matchAll(INLINE)) {
    if (parent !== undefined) opened = parent
    if (mark === '{') {
      above.push(opened)
      opened = ''
    } else if (mark === '}') above.pop()
    else paths.push([...above, parent ?? name ?? ''].filter((one) => one !== '').join('.'))
  }
  return paths
}
