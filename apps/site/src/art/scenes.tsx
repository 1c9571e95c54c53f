// Drawings that explain one thing each, for use within texts.

import type { ReactNode } from 'react'
import { type ArtProps, Drawing } from './Drawing.tsx'

/** The panel while an answer is awaited. */
export function Waiting({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <rect className="paper ink" x="1" y="1" width="478" height="298" rx="12" />
      <path className="hair" d="M1 66h478" />
      <path className="ink" d="M28 51V36a10 10 0 0 1 20 0v15M22 51h32" />
      <circle className="dot" cx="38" cy="42" r="3.5" />
      <text className="ital" x="70" y="31">
        Assistant
      </text>
      <circle className="dot" cx="74" cy="46.5" r="3.5" />
      <text className="mute" x="84" y="51">
        Thinking...
      </text>
      <rect className="blush" x="262" y="88" width="194" height="38" rx="18" />
      <text x="280" y="112">
        Explain what you do.
      </text>
      <path className="bars" d="M26 162h96" />
      <path
        className="dot"
        d="M138 162m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0m11 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0m11 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
      />
      <text className="mute" x="26" y="188">
        Reading 3 pages
      </text>
      <rect className="deep" x="22" y="226" width="436" height="48" rx="10" />
      <text className="mute" x="38" y="255">
        Type your message...
      </text>
    </Drawing>
  )
}

/** A page is cut along its headings, a question finds one passage, and the answer carries its number. */
export function Cuts({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={800} height={330} label={label}>
      <path className="tone ink" d="M8 12h212v306H8z" />
      <path className="bars bold" d="M30 46h92" />
      <path
        className="bars"
        d="M30 74h168M30 94h130M30 140h168M30 160h168M30 180h90M30 232h168M30 252h168M30 272h110"
      />
      <path className="red dash" d="M-2 117h232M-2 206h232" />
      <path className="hair" d="M238 66h62M238 162h62M238 254h62" />
      <path className="ink" d="M310 32h216v72H310zM310 224h216v72H310z" />
      <path className="blush red" d="M310 128h216v72H310z" />
      <text className="ital" x="326" y="60">
        1
      </text>
      <text className="ital" x="326" y="156">
        2
      </text>
      <text className="ital" x="326" y="252">
        3
      </text>
      <path className="bars" d="M346 55h156M346 80h110M346 247h156M346 272h90" />
      <path className="bars redbar" d="M346 151h156M346 176h124" />
      <path className="red" d="M526 164h62M580 159l9 5-9 5" />
      <rect className="blush" x="640" y="62" width="152" height="36" rx="17" />
      <path className="bars redbar" d="M660 80h108" />
      <rect className="tone" x="602" y="120" width="190" height="88" rx="12" />
      <path className="bars" d="M620 146h150M620 166h150M620 186h88" />
      <rect className="dot" x="720" y="177" width="24" height="18" rx="9" />
      <text className="onred" x="728.5" y="190.5">
        2
      </text>
    </Drawing>
  )
}

/** A file of Markdown on the left is the page on the right. */
export function Sheet({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="paper" d="M0 0h480v300H0z" />
      <path className="tone ink" d="M44 40h116l34 34v186H44zM160 40v34h34" />
      <text className="mono hot" x="62" y="84">
        ---
      </text>
      <path className="bars" d="M62 102h74M62 120h96" />
      <text className="mono hot" x="62" y="146">
        ---
      </text>
      <text className="mono hot" x="62" y="176">
        ##
      </text>
      <path className="bars bold" d="M88 171h70" />
      <path className="bars" d="M62 194h112M62 212h112M62 230h64" />
      <path className="red" d="M212 150h46M250 145l9 5-9 5" />
      <path className="paper thin" d="M276 52h164v196H276z" />
      <path className="ink" d="M292 78v-6a5 5 0 0 1 10 0v6" />
      <path className="hair" d="M276 88h164" />
      <path className="bars bold" d="M294 112h84" />
      <path className="bars" d="M294 136h128M294 154h128M294 172h76" />
      <rect className="dot" x="294" y="216" width="62" height="18" rx="9" />
    </Drawing>
  )
}

/** A question and its answer, kept as rows of a ledger. */
export function Ledger({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="paper" d="M0 0h480v300H0z" />
      <path className="tone ink" d="M52 44h376v212H52z" />
      <path
        className="hair"
        d="M52 86h376M52 128h376M52 170h376M52 212h376M128 44v212M338 44v212"
      />
      <path className="bars bold" d="M72 65h36M148 65h70M358 65h44" />
      <path
        className="bars"
        d="M72 107h34M148 107h150M358 107h34M72 149h34M148 149h112M358 149h48M72 233h34M148 233h132M358 233h40"
      />
      <path className="blush" d="M53 171h374v40H53z" />
      <path className="bars redbar" d="M72 191h34M148 191h160M358 191h30" />
      <circle className="dot" cx="34" cy="191" r="6" />
    </Drawing>
  )
}

const WEIGHTS_KB = [
  ['Docent', 110],
  ['Docent embed', 112],
  ['Deep Chat', 118],
  ['DocSearch', 217],
  ['assistant-ui', 286],
  ['Inkeep', 468],
  ['n8n', 526],
] as const

const BAR_START = 168
const UNITS_PER_KB = 0.39
const ROW = 32

/** The bytes that six chats load up to their first answer. Docent has two rows. */
export function Weights({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={ROW * WEIGHTS_KB.length} label={label} className="weights">
      {WEIGHTS_KB.map(([name, weight], row) => {
        const isOurs = row < 2
        return (
          <g key={name}>
            <text className={isOurs ? 'hot' : undefined} y={ROW * row + 22}>
              {name}
            </text>
            <rect
              className={isOurs ? 'dot' : 'tone hair'}
              x={BAR_START}
              y={ROW * row + 7}
              width={UNITS_PER_KB * weight}
              height="19"
            />
            <text
              className={isOurs ? 'hot' : 'mute'}
              x={BAR_START + UNITS_PER_KB * weight + 8}
              y={ROW * row + 22}
            >
              {weight} KB
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

/** Docent's mark: a doorway with someone in it. */
export function Doorway({ label }: ArtProps): ReactNode {
  return (
    <Drawing width={480} height={300} label={label}>
      <path className="paper" d="M0 0h480v300H0z" />
      <path className="hair" d="M0 252h480" />
      <path
        className="ink"
        d="M164 252V130a76 76 0 0 1 152 0v122M186 252V132a54 54 0 0 1 108 0v120"
      />
      <path className="hair" d="M206 252v-118a34 34 0 0 1 68 0v118" />
      <circle className="dot" cx="240" cy="206" r="11" />
    </Drawing>
  )
}
