import type { ReactNode } from 'react'

/** The sign of the panel: a door with somebody in it. */
export function Door(): ReactNode {
  return (
    <svg className="door" viewBox="0 0 72 72" aria-hidden="true">
      <path d="M18 64V34a18 18 0 0 1 36 0v30M24 64V34a12 12 0 0 1 24 0v30M4 64h64" />
      <circle cx="36" cy="48" r="5" />
    </svg>
  )
}
