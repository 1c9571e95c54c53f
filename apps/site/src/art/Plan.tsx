import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** The four rooms on one floor: a question goes along the corridor, and an answer comes back. */
export function Plan({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={724} height={408} label={label} className="plan">
      <path
        className="wall"
        d="M304 152V6H6v396h200M268 402h36V256M304 152h136M304 256h136M440 152V6h278v396H440V256"
      />
      <path className="thin" d="M6 244h86M144 244h46v158M590 6v42M590 98v48h128" />
      <path
        className="hair"
        d="M44 22h54M118 22h34M172 22h74M288 42v54M702 206v58M702 284v74M456 318v62"
      />
      <Room number={1} name="Site" line="Products, tutorials, articles" x={32} y={74} />
      <Room number={2} name="Widget" line="Visitors ask here" x={32} y={352} />
      <Room number={3} name="Protocol" line="Lines of text" x={316} y={302} />
      <Room number={4} name="Assistant" line="Finds, then writes" x={478} y={332} />
      <text className="mute" x="620" y="44">
        Passages
      </text>
      <path className="red dash" d="M108 292v-62c0-30 12-42 40-42h308c62 0 60-118 122-118h68" />
      <path className="red" d="M652 90h-70c-60 0-60 132-122 132H160c-20 0-30 8-30 28v36" />
      <path className="red" d="M125 279l5 8 5-8" />
      <circle className="dot" cx="108" cy="300" r="6" />
      <circle className="dot" cx="660" cy="80" r="6" />
      <text className="q" x="338" y="178">
        question
      </text>
      <text className="q" x="346" y="244">
        answer
      </text>
    </Drawing>
  )
}

interface RoomProps {
  readonly number: number
  readonly name: string
  readonly line: string
  readonly x: number
  readonly y: number
}

function Room({ number, name, line, x, y }: RoomProps): ReactNode {
  return (
    <>
      <text className="ital num" x={x} y={y}>
        {number}
      </text>
      <text className="ser" x={x + 20} y={y}>
        {name}
      </text>
      <text className="mute" x={x} y={y + 26}>
        {line}
      </text>
    </>
  )
}
