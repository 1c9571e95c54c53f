import type { DocentEvent, DocentInstance, TellEvent } from './types.ts'

export interface Emitter {
  readonly tell: TellEvent
  readonly on: DocentInstance['on']
  /** Forgets all listeners. */
  clear(): void
}

/** Tells listeners, and the page itself: as `docent:KIND`, from the chat's element. */
export function createEmitter(element: Element): Emitter {
  type AnyListener = (detail: never) => void
  const listeners = new Map<DocentEvent, Set<AnyListener>>()
  return {
    tell(kind, detail) {
      // Copied: a listener may remove itself, or add another.
      for (const listener of Array.from(listeners.get(kind) ?? [])) {
        try {
          listener(detail as never)
        } catch (error) {
          // The error is the page's own: the chat continues, and the page sees the error like any other.
          reportError(error)
        }
      }
      element.dispatchEvent(new CustomEvent(`docent:${kind}`, { bubbles: true, detail }))
    },
    on(kind, listener) {
      const some = listeners.get(kind) ?? new Set()
      listeners.set(kind, some.add(listener))
      return () => void some.delete(listener)
    },
    clear: () => listeners.clear(),
  }
}
