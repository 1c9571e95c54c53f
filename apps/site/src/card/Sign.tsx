import type { ReactNode } from 'react'
import { FACE } from './artStyles.ts'

/** The sign of a brand on a card. */
export type CardSign =
  | { readonly type: 'doorway' }
  /** The owner's picture, as a `data:` address. `isName`: it has the name of the brand in it. */
  | { readonly type: 'picture'; readonly href: string; readonly isName: boolean }
  /** The first letter on a tile, as on the icon that is drawn for a brand without one. */
  | { readonly type: 'letter'; readonly letter: string }

export interface SignProps {
  readonly sign: CardSign
  readonly colour: (name: string) => string
  /** The height of the sign; at the edge of the picture or, large, in its middle. */
  readonly size: number
  readonly isLarge?: boolean
}

/** The sign of a brand, with its upper left corner at the origin. */
export function Sign({ sign, colour, size, isLarge = false }: SignProps): ReactNode {
  if (sign.type === 'picture') {
    // One that is a name may be as wide as the line.
    const width = sign.isName && !isLarge ? 640 : size
    return (
      <image
        href={sign.href}
        width={width}
        height={size}
        preserveAspectRatio={isLarge ? 'xMidYMid' : 'xMinYMid'}
      />
    )
  }
  if (sign.type === 'letter') {
    return <Tile letter={sign.letter} size={size} colour={colour} />
  }
  return (
    <g transform={`scale(${size / DOORWAY_HEIGHT})`}>
      <Doorway
        line={colour(isLarge ? 'line' : 'text')}
        dot={colour('accent')}
        weight={isLarge ? 0.5 : 2}
      />
    </g>
  )
}

interface TileProps extends Pick<SignProps, 'size' | 'colour'> {
  /** Empty if the face does not have it. */
  readonly letter: string
}

function Tile({ letter, size, colour }: TileProps): ReactNode {
  return (
    <>
      <rect width={size} height={size} rx={size * 0.22} fill={colour('accent')} />
      <text
        x={size / 2}
        y={size * 0.72}
        fontFamily={FACE}
        fontSize={size * 0.62}
        textAnchor="middle"
        fill={colour('on-accent')}
      >
        {letter}
      </text>
    </>
  )
}

const DOORWAY_HEIGHT = 28

interface DoorwayProps {
  readonly line: string
  readonly dot: string
  readonly weight: number
}

/** Docent's mark: a doorway, and someone in it. */
function Doorway({ line, dot, weight }: DoorwayProps): ReactNode {
  const path = 'M4 28.5V13a9 9 0 0 1 18 0v15.5M0 28.5h26'
  return (
    <>
      <path d={path} fill="none" stroke={line} strokeWidth={weight} />
      <circle cx="13" cy="20" r="3.5" fill={dot} />
    </>
  )
}
