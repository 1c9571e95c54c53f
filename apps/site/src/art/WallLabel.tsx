import type { ReactNode } from 'react'

/** The label on the wall: its first sentence is the name. */
export function WallLabel({ caption }: { readonly caption: string }): ReactNode {
  const [, name, line] = /^(.+?)(?:[.:]\s+(.+))?$/s.exec(caption) ?? []
  return (
    <figcaption className="label">
      <b>{line === undefined ? caption : name}</b>
      {line}
    </figcaption>
  )
}
