import type { ReactNode } from 'react'
import type { Art } from '../art/Drawing.tsx'
import { FACE } from './artStyles.ts'
import { type CardSign, Sign } from './Sign.tsx'
import { isSettable } from './isSettable.ts'
import { wrapLines } from './wrapLines.ts'

/** The size that link previews need: nearly twice as wide as high. */
const CARD = { width: 1200, height: 630 } as const

export interface CardProps {
  readonly brand: string
  readonly sign: CardSign
  readonly title: string
  /** The kind of page, in a word or two. */
  readonly kind: string
  readonly art: Art | undefined
  readonly styles: string
  readonly colours: ReadonlyMap<string, string>
}

const MARGIN = 80
/** The heights of the sign, next to the name and in place of a drawing. */
const SMALL = 56
const LARGE = 280
const BESIDE_ART = 500
const BESIDE_SIGN = 700

/** The picture of a shared link: the brand's sign and name, the page's title, and its drawing in a frame. */
export function Card({ brand, sign, title, kind, art, styles, colours }: CardProps): ReactNode {
  const { width, height } = CARD
  const colour = (name: string) => colours.get(name) ?? 'none'
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <style>{styles}</style>
      <rect width={width} height={height} fill={colour('bg')} />
      <rect y={height - 12} width={width} height="12" fill={colour('accent')} />
      <Mark name={brand} sign={sign} colour={colour} />
      <g fontFamily={FACE}>
        {isSettable(kind) && (
          <text x={MARGIN} y="248" fontSize="28" fill={colour('accent')}>
            {kind}
          </text>
        )}
        <Title title={title} room={art ? BESIDE_ART : BESIDE_SIGN} colour={colour('text')} />
      </g>
      {art ? (
        <Framed art={art} frame={colour('frame')} mat={colour('mat')} />
      ) : (
        <g transform="translate(840 190)">
          <Sign sign={sign} colour={colour} size={LARGE} isLarge />
        </g>
      )}
    </svg>
  )
}

interface MarkProps {
  readonly name: string
  readonly sign: CardSign
  readonly colour: (name: string) => string
}

/** The sign and the name in the upper left corner. */
function Mark({ name, sign, colour }: MarkProps): ReactNode {
  const isNamed = sign.type === 'picture' && sign.isName
  // The doorway has a ground line, which the letters share. Other signs have a middle.
  const baseline = sign.type === 'doorway' ? 50 : 43
  return (
    <g transform={`translate(${MARGIN} 72)`}>
      <Sign sign={sign} colour={colour} size={SMALL} />
      {!isNamed && isSettable(name) && (
        <text x="72" y={baseline} fontFamily={FACE} fontSize="44" fill={colour('text')}>
          {name}
        </text>
      )}
    </g>
  )
}

interface TitleProps {
  readonly title: string
  readonly room: number
  readonly colour: string
}

const SIZES = [76, 64, 54, 46, 38] as const
const MAX_LINES = 4
const TOP = 268

/** As large as it fits. One that fits at no size is cut, and says so. */
function Title({ title, room, colour }: TitleProps): ReactNode {
  if (!isSettable(title)) return null
  const { size, lines } = fit(title, room)
  return lines.map((line, place) => (
    <text key={place} x={MARGIN} y={TOP + size * (1 + place * 1.15)} fontSize={size} fill={colour}>
      {line}
    </text>
  ))
}

function fit(title: string, width: number): { size: number; lines: readonly string[] } {
  for (const size of SIZES) {
    const lines = wrapLines(title, { size, width, max: MAX_LINES })
    if (lines) return { size, lines }
  }
  return fit(`${shorten(title)}…`, width)
}

/** One word less, or a quarter less of one endless word. */
function shorten(title: string): string {
  const words = title.replace(/…$/, '')
  const end = words.lastIndexOf(' ')
  return words.slice(0, end > 0 ? end : Math.floor(words.length * 0.75))
}

interface FramedProps {
  readonly art: Art
  readonly frame: string
  readonly mat: string
}

function Framed({ art: Art, frame, mat }: FramedProps): ReactNode {
  return (
    <>
      <rect x="636" y="190" width="484" height="332" fill={mat} stroke={frame} strokeWidth="8" />
      <svg x="664" y="214" width="428" height="284" viewBox="0 0 428 284">
        <Art label="" />
      </svg>
    </>
  )
}
