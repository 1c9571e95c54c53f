import type { ReactNode } from 'react'

/** The mark, a doorway with someone in it, and the name. Leads home. */
export function Brand({ name }: { readonly name: string }): ReactNode {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path d="M4 28.5V13a9 9 0 0 1 18 0v15.5M0 28.5h26" />
        <circle cx="13" cy="20" r="3.5" />
      </svg>
      {name}
    </a>
  )
}
