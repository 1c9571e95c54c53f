import type { Plugin } from 'vite'

/** What every browser that loads the chat has, by what `typeof` says of it; none has the last two. */
const GLOBALS = {
  object: ['window', 'document', 'navigator', 'performance', 'Reflect'],
  function: [
    'setTimeout',
    'clearTimeout',
    'requestAnimationFrame',
    'queueMicrotask',
    'reportError',
    'AbortController',
    'MessageChannel',
    'Promise',
    'WeakMap',
    'WeakSet',
  ],
  undefined: ['process', 'setImmediate'],
} as const

/** Answers the question whether a browser is one: what would run elsewhere is then left out. */
export function globalsOfBrowsers(): Plugin {
  const answers = Object.entries(GLOBALS).flatMap(([type, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(type)]),
  )
  return { name: 'docent-globals', config: () => ({ define: Object.fromEntries(answers) }) }
}
