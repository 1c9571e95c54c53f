import type { FunctionComponent } from 'react'
import { useLater } from './useLater.ts'

/**
 * A component whose code is loaded when the first of it is to be shown. Until then, and where it
 * cannot be loaded, nothing stands in its place; the next one of it tries again.
 */
export function createLater<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Component: FunctionComponent<Props> | undefined

  const keep = async () => (Component = await load())

  return function Later(props) {
    useLater(!Component, keep)
    return Component && <Component {...props} />
  }
}
