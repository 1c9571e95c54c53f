// The parts of Docent, drawn in one style on sheets of one size (16:10), so that they fit next to each other.

import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** The site: two works on a wall, a doorway, and someone in it. */
export function Gallery({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="paper" d="M0 0h480v300H0z" />
      <path className="hair" d="M0 246h480" />
      <path className="tone thin" d="M46 76h90v116H46z" />
      <path className="bars" d="M64 108h54M64 128h54M64 148h34" />
      <path className="tone thin" d="M168 96h112v76H168z" />
      <path className="ink" d="M188 156v-22a13 13 0 0 1 26 0v22M230 122h32M230 139h32M230 156h20" />
      <path className="hair" d="M148 168h12M148 175h8M292 168h14M292 175h9" />
      <path className="ink" d="M332 246v-96a42 42 0 0 1 84 0v96M346 246v-94a28 28 0 0 1 56 0v94" />
      <circle className="dot" cx="374" cy="212" r="8" />
    </Drawing>
  )
}

/** The widget: the open panel over a page, and the pill under it. */
export function PanelDrawing({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="deep" d="M0 0h480v300H0z" />
      <path className="hair" d="M0 38h480" />
      <path
        className="bars bold"
        d="M304 19h34M352 19h34M400 19h44M334 88h112M334 110h112M334 132h74"
      />
      <rect className="paper ink" x="34" y="62" width="270" height="178" rx="11" />
      <circle className="dot" cx="52" cy="81" r="3.5" />
      <path className="bars bold" d="M64 81h78" />
      <path className="hair" d="M34 100h270" />
      <rect className="blush" x="180" y="112" width="108" height="26" rx="13" />
      <rect className="tone" x="50" y="148" width="180" height="46" rx="10" />
      <path className="bars" d="M64 163h150M64 180h88" />
      <rect className="dot" x="160" y="173" width="19" height="14" rx="7" />
      <path className="hair" d="M50 206h238v22H50z" />
      <rect className="dot" x="34" y="252" width="132" height="32" rx="16" />
      <path className="bars onbar" d="M72 268h76" />
      <circle className="onred" cx="55" cy="268" r="5" />
    </Drawing>
  )
}

/** The assistant: a page cut along its headings, and the passage that a question found. */
export function Passages({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="paper" d="M0 0h480v300H0z" />
      <path className="tone ink" d="M46 36h154v228H46z" />
      <path className="bars bold" d="M62 62h70" />
      <path
        className="bars"
        d="M62 84h122M62 102h92M62 140h122M62 158h122M62 176h62M62 216h122M62 234h80"
      />
      <path className="red dash" d="M36 121h174M36 196h174" />
      <path className="hair" d="M218 78h52M218 158h52M218 230h52" />
      <path className="ink" d="M280 48h156v58H280zM280 194h156v58H280z" />
      <path className="blush red" d="M280 121h156v58H280z" />
      <text className="ital" x="292" y="72">
        1
      </text>
      <text className="ital" x="292" y="145">
        2
      </text>
      <text className="ital" x="292" y="218">
        3
      </text>
      <path className="bars" d="M312 67h108M312 87h72M312 213h108M312 233h54" />
      <path className="bars redbar" d="M312 140h108M312 160h86" />
    </Drawing>
  )
}

/** The protocol: a few lines of one answer. */
export function Lines({ label }: ArtProps): ReactNode {
  const lines = [
    ['f:', '{"messageId":"a2"}'],
    ['0:', '"It runs as one "'],
    ['h:', '{"id":"assistant#key"}'],
    ['0:', '"process. [1]"'],
    ['d:', '{"finishReason":"stop"}'],
  ]
  return (
    <Drawing width={480} height={300} label={label} className="big">
      <path className="tone" d="M0 0h480v300H0z" />
      {lines.map(([code, value], place) => (
        <g key={place}>
          <path className="hair" d={`M44 ${82 + place * 46}h392`} />
          <text className="hot" x="44" y={66 + place * 46}>
            {code}
          </text>
          <text x="80" y={66 + place * 46}>
            {value}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

/** The command line: a prompt, what it printed, and a cursor. */
export function Terminal({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label} className="big">
      <path className="deep" d="M0 0h480v300H0z" />
      <rect className="paper ink" x="40" y="40" width="400" height="220" rx="11" />
      <path className="hair" d="M40 74h400" />
      <path className="bars" d="M62 57h12M84 57h12M106 57h12" />
      <text className="hot" x="64" y="116">
        $
      </text>
      <text x="88" y="116">
        docent check
      </text>
      <path className="bars" d="M64 144h230M64 166h180" />
      <path className="red" d="M64 190l7 7 13-15" />
      <path className="bars redbar" d="M98 190h150" />
      <text className="hot" x="64" y="234">
        $
      </text>
      <rect className="dot" x="88" y="216" width="12" height="22" />
    </Drawing>
  )
}
