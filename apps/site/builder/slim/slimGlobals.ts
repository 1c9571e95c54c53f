import type { Plugin } from 'vite'

/** The globals of every browser that loads the chat, with their `typeof`; no browser has the last two. */
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

/**
 * Replaces tests for a browser environment with their result, which removes the code for other
 * environments.
 */
export function globalsOfBrowsers(): Plugin {
  const answers = Object.entries(GLOBALS).flatMap(([type, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(type)]),
  )
  return { name: 'docent-globals', config: () => ({ define: Object.fromEntries(answers) }) }
}
