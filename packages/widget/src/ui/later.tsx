import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'

/**
 * A component whose code is loaded when the first of it is to be shown. Until then, and where it
 * cannot be loaded, nothing stands in its place; the next one of it tries again.
 */
export function createLater<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined

  return function Later(props) {
    const [Component, setComponent] = useState(() => loaded)

    useEffect(() => {
      async function show(): Promise<void> {
        try {
          loaded = await load()
        } catch {
          // Without a connection, say: the chat goes on without it.
          return
        }
        setComponent(() => loaded)
      }
      if (!Component) void show()
    }, [Component])

    return Component ? <Component {...props} /> : null
  }
}
