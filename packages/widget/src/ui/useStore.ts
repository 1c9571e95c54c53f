import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '@docent/chat'

/** The value of a store, followed. */
export function useStore<State>({ get, subscribe }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, get, get)
}
