import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** An answer in the panel, and the line from its mark to the sentence that it was taken from. */
export function AnswerDrawing({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={440} height={420} label={label}>
      <path className="ink" d="M28 26V15a7 7 0 0 1 14 0v11M24 26h22" />
      <path className="bars" d="M296 20h34M342 20h34M388 20h28" />
      <path className="hair" d="M0 42h440" />
      <text className="ser" x="26" y="86">
        The assistant
      </text>
      <path className="bars" d="M26 110h364M26 130h392M26 150h96M26 170h288" />
      <rect className="blush" x="134" y="136" width="284" height="27" rx="3" />
      <text x="144" y="154" textLength="264" lengthAdjust="spacingAndGlyphs">
        It runs as one process, and needs no key.
      </text>

      <rect className="paper ink" x="22" y="192" width="304" height="178" rx="12" />
      <circle className="dot" cx="42" cy="212" r="3.5" />
      <text className="ital" x="54" y="217">
        Assistant
      </text>
      <path className="hair" d="M22 232h304" />
      <rect className="blush" x="134" y="246" width="176" height="32" rx="15" />
      <text x="150" y="266.5" textLength="144" lengthAdjust="spacingAndGlyphs">
        Do I need an API key?
      </text>
      <rect className="tone" x="36" y="292" width="240" height="62" rx="12" />
      <text x="50" y="316" textLength="157" lengthAdjust="spacingAndGlyphs">
        No. It answers from your
      </text>
      <text x="50" y="339" textLength="152" lengthAdjust="spacingAndGlyphs">
        own pages without one.
      </text>
      <rect className="dot" x="210" y="325" width="24" height="19" rx="9.5" />
      <text className="onred" x="218.5" y="339">
        1
      </text>
      <path className="red" d="M234 334.5h122a20 20 0 0 0 20-20V168" />
      <circle className="dot" cx="376" cy="165" r="5" />

      <rect className="dot" x="22" y="384" width="186" height="36" rx="18" />
      <path className="onstroke" d="M40 408v-7a5 5 0 0 1 10 0v7M37 408h16" />
      <text className="onred" x="62" y="406.5" textLength="128" lengthAdjust="spacingAndGlyphs">
        Talk to the assistant
      </text>
    </Drawing>
  )
}
