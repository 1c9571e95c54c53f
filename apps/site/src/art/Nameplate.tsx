import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** The stand-in for a missing picture: the initial of a name, set like a title. */
export function Nameplate({ name, label }: ArtProps & { readonly name: string }): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="tone" d="M0 0h480v300H0z" />
      <path className="hair" d="M40 230h400" />
      <text className="initial" x="38" y="206">
        {[...name][0]}
      </text>
      <path className="bars" d="M40 254h120" />
      <circle className="dot" cx="434" cy="254" r="6" />
    </Drawing>
  )
}
