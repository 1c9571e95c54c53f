import { useEffect, useState } from 'react'

/** Whether something that leaves in `exitMs` milliseconds is still to be shown. */
export function usePresence(isOpen: boolean, exitMs: number): boolean {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setPresent(false), exitMs)
    return () => clearTimeout(timer)
  }, [isOpen, exitMs])

  return isOpen || isPresent
}
