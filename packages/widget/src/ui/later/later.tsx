import type { FunctionComponent } from 'react'
import { useLater } from './useLater.ts'

/**
 * A component whose code loads when it is first rendered. Until then, and if loading fails, it
 * renders nothing; the next render tries again.
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
