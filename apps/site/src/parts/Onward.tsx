import type { ReactNode } from 'react'

export interface OnwardLink {
  readonly kind: string
  readonly label: string
  readonly to: string
}

export interface OnwardProps {
  readonly name: string
  readonly links: readonly OnwardLink[]
}

/** The next pages, at the end of a text. */
export function Onward({ name, links }: OnwardProps): ReactNode {
  if (links.length === 0) return null
  return (
    <nav className="next" aria-label={name}>
      {links.map(({ kind, label, to }) => (
        <a key={to} href={to}>
          {kind}
          <b>{label}</b>
        </a>
      ))}
    </nav>
  )
}
