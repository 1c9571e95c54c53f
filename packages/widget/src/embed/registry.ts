import type { DocentInstance } from './types.ts'

/** The one global name. It refers to the first chat of the page; `instances` are all of them. */
export interface Docent extends Omit<DocentInstance, 'element'> {
  readonly instances: readonly DocentInstance[]
}

type Page = typeof globalThis & { Docent?: Docent }

/**
 * Puts a chat under the page's `Docent`, and returns a function that removes it. The last one
 * removes the name too. Another version of this script may have made it: only its list has to be there.
 *
 * If the page has something else under this name, that stays.
 */
export function register(instance: DocentInstance): () => void {
  const page: Page = globalThis
  page.Docent ??= createDocent([])
  const instances = page.Docent.instances as DocentInstance[] | undefined
  if (!Array.isArray(instances)) return () => undefined
  instances.push(instance)
  return () => {
    const place = instances.indexOf(instance)
    if (place >= 0) instances.splice(place, 1)
    if (instances.length === 0 && page.Docent?.instances === instances) delete page.Docent
  }
}

/** Each call goes to the current first chat. */
function createDocent(instances: readonly DocentInstance[]): Docent {
  return {
    instances,
    open: () => instances[0]?.open(),
    close: () => instances[0]?.close(),
    toggle: () => instances[0]?.toggle(),
    ask: (question) => instances[0]?.ask(question),
    reset: () => instances[0]?.reset(),
    destroy: () => instances[0]?.destroy(),
    on: (kind, listener) => instances[0]?.on(kind, listener) ?? (() => undefined),
  }
}
