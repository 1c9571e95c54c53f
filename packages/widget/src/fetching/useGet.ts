import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { Context } from 'react'
import { createResource } from './resource.ts'
import type { Resource } from './resource.ts'

const page = new Map<string, Resource<unknown>>()

/** Values by address: for the whole page, unless another store is given. */
export const ReadContext: Context<Map<string, Resource<unknown>>> = createContext(page)

/**
 * Stores a value that somebody has just read at an address, so that it is not requested a second time.
 */
export function seedGet<Data>(address: string, read: (value: unknown) => Data, known: Data): void {
  page.set(address, createResource(address, read, known))
}

/**
 * The content of an address, as `read` understands it: undefined until it is there, and kept when a
 * later try fails, or when there is no address any more. `read` throws at what it does not take, and
 * is the same for everybody who reads that address.
 *
 * While there is an address it is asked for as soon as somebody wants it, again when the visitor
 * comes back to the window or goes online, and after a failure: see defaults.ts. Failures have no other
 * effect.
 */
export function useGet<Data>(
  address: string | undefined,
  read: (value: unknown) => Data,
): Data | undefined {
  const resources = useContext(ReadContext)
  const [known, setKnown] = useState(address)
  if (address && address !== known) setKnown(address)

  const resource = known ? resourceAt(resources, known, read) : undefined
  return useSyncExternalStore(
    address && resource ? resource.subscribe : watchNothing,
    resource?.get ?? nothing,
    nothing,
  )
}

function resourceAt<Data>(
  resources: Map<string, Resource<unknown>>,
  address: string,
  read: (value: unknown) => Data,
): Resource<Data> {
  const resource = resources.get(address) ?? createResource(address, read)
  resources.set(address, resource)
  // By contract nobody else reads this address in another way.
  return resource as Resource<Data>
}

function watchNothing(): () => void {
  return nothing
}

function nothing(): undefined {
  return undefined
}
