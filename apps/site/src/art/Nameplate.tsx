import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** The stand-in for a missing picture: the initial of a name, set like a title. */
export function Nameplate({ name, label }: ArtProps & { readonly name: string }): ReactNode {
  const initial = readInitial(name)
  // Arabic letters reach far below their line.
  const line = /\p{Script=Arabic}/u.test(initial) ? 150 : 206
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="tone" d="M0 0h480v300H0z" />
      <path className="hair" d="M40 230h400" />
      <text className="initial" x="38" y={line}>
        {initial}
      </text>
      <path className="bars" d="M40 254h120" />
      <circle className="dot" cx="434" cy="254" r="6" />
    </Drawing>
  )
}

/** The first letter. In Arabic the one behind the article, which most names begin with: its first letter is only a bar. */
export function readInitial(name: string): string {
  return [...name.replace(/^ال(?=\p{L}{2})/u, '')][0] ?? ''
}
