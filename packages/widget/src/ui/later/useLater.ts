import { useEffect, useState } from 'react'

/**
 * A module that loads once it is needed: undefined until it is there, and for good if loading fails.
 * Then only its feature is missing. `load` stays the same function.
 */
export function useLater<Module extends object>(
  isNeeded: boolean,
  load: () => Promise<Module>,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  const isMissing = isNeeded && loaded === undefined

  useEffect(() => {
    if (!isMissing) return undefined
    let isLeft = false
    load().then(
      (module) => isLeft || setLoaded(() => module),
      // Without a connection, say. The next panel tries again.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [isMissing, load])

  return loaded
}
