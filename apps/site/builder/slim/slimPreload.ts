import type { Plugin } from 'vite'

/** Vite's name for the function that loads a module together with its sheet. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js'

// A module and its sheet are asked for at the same time, and there when both are. A sheet that could
// not be loaded is asked for again the next time. One that the page itself links is there already.
const LOADER = `
const sheets = {}
const isLinked = (path) => document.querySelector('link[rel=stylesheet][href="/' + path + '"]')
const add = (path) => sheets[path] ??= isLinked(path) ?? new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + path
  link.onload = resolve
  link.onerror = () => {
    delete sheets[path]
    link.remove()
    reject(new Error('Cannot load ' + link.href))
  }
  document.head.append(link)
})
export const __vitePreload = (load, paths = []) => {
  const loading = paths.filter((path) => path.endsWith('.css')).map(add)
  return Promise.all([load(), ...loading]).then(([module]) => module)
}
`

/**
 * Vite's own loader also preloads a module's imports, handles nonces, and reports to listeners. That is
 * a third of the script that a page loads, and nothing here uses it.
 */
export function smallPreload(): Plugin {
  return {
    name: 'docent-small-preload',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? LOADER : undefined),
  }
}
