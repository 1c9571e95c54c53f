import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** The stand-in for a missing picture: the initial of a name, set like a title. */
export function Nameplate({ name, label }: ArtProps & { readonly name: string }): ReactNode {
  const initial = readInitial(name)
  const isArabic = /\p{Script=Arabic}/u.test(initial)
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="tone" d="M0 0h480v300H0z" />
      <path className="hair" d="M40 230h400" />
      {isArabic ? (
        // Mirrored, and higher: Arabic letters reach far below their line.
        <>
          <text className="initial" textAnchor="end" x="440" y="150">
            {initial}
          </text>
          <path className="bars" d="M440 254h-120" />
          <circle className="dot" cx="46" cy="254" r="6" />
        </>
      ) : (
        <>
          <text className="initial" x="38" y="206">
            {initial}
          </text>
          <path className="bars" d="M40 254h120" />
          <circle className="dot" cx="434" cy="254" r="6" />
        </>
      )}
    </Drawing>
  )
}

/** The first letter. In Arabic the one behind the article, which most names begin with: its first letter is only a bar. */
export function readInitial(name: string): string {
  return [...name.replace(/^ال(?=\p{L}{2})/u, '')][0] ?? ''
}
