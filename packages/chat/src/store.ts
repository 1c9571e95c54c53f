export interface ReadableStore<State> {
  get(): State
  /** Calls `listener` after every replacement, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export interface Store<State> extends ReadableStore<State> {
  set(next: State): void
}

/** Holds one value and notifies its listeners when it is replaced. Never mutate the result of `get`. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(next) {
      if (Object.is(current, next)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
