import { toDarkPath } from '@docent/content'
import type { ReactNode } from 'react'
import type { Site } from '../site.ts'
import { hasDoorway, isWide } from './siteIcon.ts'

/** The height of a logo in the bar. */
const HEIGHT_PX = 32

/** A link home with the owner's logo or name. Docent's own site has a doorway with someone in it. */
export function Brand({ site }: { readonly site: Site }): ReactNode {
  const { brand, logo } = site.config
  if (logo !== '') return <LogoLink site={site} name={brand} logo={logo} />
  return (
    <a className="brand" href={site.to('/')}>
      {hasDoorway(site.config) && (
        <svg viewBox="0 0 26 30" aria-hidden="true">
          <path d="M4 28.5V13a9 9 0 0 1 18 0v15.5M0 28.5h26" />
          <circle cx="13" cy="20" r="3.5" />
        </svg>
      )}
      {sayName(brand)}
    </a>
  )
}

/** A longer name has smaller letters: next to the links of the bar it would take three lines. */
const LONG = 18

function sayName(name: string): ReactNode {
  return name.length > LONG ? <small>{name}</small> : name
}

interface LogoLinkProps {
  readonly site: Site
  readonly name: string
  readonly logo: string
}

/** A wide logo is the name in letters and needs no other; a sign comes with the name. */
function LogoLink({ site, name, logo }: LogoLinkProps): ReactNode {
  const isAlone = isWide(site.sizeOf(logo))
  const dark = toDarkPath(logo)
  const hasDark = site.sizeOf(dark) !== undefined
  // A browser loads only the one of the two that it shows.
  const variant = hasDark ? { loading: 'lazy' as const } : {}
  const draw = (src: string, className?: string): ReactNode => (
    <img
      src={encodeURI(src)}
      className={className}
      alt={isAlone ? name : ''}
      {...measure(site, src)}
      {...variant}
    />
  )
  return (
    <a className="brand" href={site.to('/')}>
      {draw(logo, hasDark ? 'day' : undefined)}
      {hasDark && draw(dark, 'night')}
      {!isAlone && sayName(name)}
    </a>
  )
}

/** The size in the bar, so that nothing moves when the picture is there. */
function measure(site: Site, path: string): { width?: number; height: number } {
  const size = site.sizeOf(path)
  if (size === undefined) return { height: HEIGHT_PX }
  return { width: Math.round((HEIGHT_PX * size.width) / size.height), height: HEIGHT_PX }
}
