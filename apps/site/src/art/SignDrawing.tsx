import { toDarkPath } from '@docent/content'
import type { ReactNode } from 'react'
import type { Site } from '../site.ts'
import { Drawing } from './Drawing.tsx'

export interface SignDrawingProps {
  readonly site: Site
  /** The path of the owner's logo or icon. */
  readonly path: string
}

/** The sign of the owner on a sheet, with its variant for the dark theme if there is one. */
export function SignDrawing({ site, path }: SignDrawingProps): ReactNode {
  const dark = toDarkPath(path)
  const hasDark = site.files.has(dark)
  const draw = (href: string, className?: string): ReactNode => (
    <image className={className} href={encodeURI(href)} x="80" y="75" width="320" height="150" />
  )
  return (
    <Drawing width={480} height={300} label="">
      <path className="paper" d="M0 0h480v300H0z" />
      {draw(path, hasDark ? 'day' : undefined)}
      {hasDark && draw(dark, 'night')}
    </Drawing>
  )
}
