import type { ReactNode } from 'react'

export interface ArtProps {
  /** A description of the picture; empty if the text next to it describes it. */
  readonly label: string
}

/** One of Docent's own drawings: lines and tones that take their colours from the theme. */
export type Art = (props: ArtProps) => ReactNode

export interface DrawingProps extends ArtProps {
  readonly width: number
  readonly height: number
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The sheet that a picture is drawn on. Its strokes and fills are classes (`ink`, `hair`, `paper`,
 * …), never style attributes, which a strict policy refuses.
 */
export function Drawing({ width, height, label, className, children }: DrawingProps): ReactNode {
  const meaning = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={className ? `art ${className}` : 'art'}
      viewBox={`0 0 ${width} ${height}`}
      {...meaning}
    >
      {children}
    </svg>
  )
}
