import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { Revalidator, RevalidatorOptions } from 'swr'
import { GET_DEFAULTS, readRetryMs } from './defaults.ts'
import { fetchJson } from './fetchJson.ts'

/**
 * What stands at an address, as `read` understands it: undefined until it is there, and kept when a
 * later try fails, or when there is no address any more. `read` throws at what it does not take.
 *
 * While there is an address it is asked for as soon as somebody wants it, again when the visitor
 * comes back to the window or goes online, and after a failure: see defaults.ts. Failures show
 * themselves in nothing but that.
 */
export function useGet<Data>(
  address: string | undefined,
  read: (value: unknown) => Data,
): Data | undefined {
  const retry = useRetry(address)
  const { data } = useSWR<Data, unknown>(
    address,
    async (address: string) => read(await fetchJson(address)),
    { ...GET_DEFAULTS, keepPreviousData: true, onErrorRetry: retry, onLoadingSlow: reportSlow },
  )
  return data
}

type Retry = (
  error: unknown,
  address: string,
  config: unknown,
  revalidate: Revalidator,
  options: Required<RevalidatorOptions>,
) => void

/**
 * Tries again after a failure. One try is due at a time: who closes and opens a panel whose server
 * is down would else begin another row of tries with each opening.
 */
function useRetry(address: string | undefined): Retry {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (address === undefined) return undefined
    return () => clearTimeout(timer.current)
  }, [address])

  return (_error, _address, _config, revalidate, options) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(options), readRetryMs(options.retryCount))
  }
}

function reportSlow(address: string): void {
  // For whoever looks after the site. Failures a browser reports by itself, slowness it does not.
  // oxlint-disable-next-line no-console
  console.warn(`${address} has not answered within ${GET_DEFAULTS.loadingTimeout / 1000} s.`)
}
