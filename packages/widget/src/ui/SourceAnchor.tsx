import type { ComponentProps, JSX } from 'react'
import type { SourceLink } from './sources.ts'

export interface SourceAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  source: Pick<SourceLink, 'address' | 'isHere'>
}

/** A link to a source: in place on our own site, in a new tab elsewhere. */
export function SourceAnchor({ source, children, ...rest }: SourceAnchorProps): JSX.Element {
  const { address, isHere } = source
  if (isHere) {
    return (
      <a {...rest} href={address} data-here>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} href={address} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  )
}
