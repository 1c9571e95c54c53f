import type { ComponentProps, JSX, SyntheticEvent } from 'react'
import { getReading } from '../markdown/loadReading.ts'
import type { SourceLink } from './sources.ts'

export interface SourceAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  source: Pick<SourceLink, 'address' | 'isHere'> & { readonly quote?: string }
}

/** The address of a source, and the sentence to show there. */
interface Aim {
  readonly address: string | undefined
  readonly quote?: string
}

/**
 * Has a link lead to the sentence that is quoted, when it is used. Only then, because the plain address is
 * the one that readers see and distinguish.
 */
export function aimAt({
  address,
  quote,
}: Aim): Pick<ComponentProps<'a'>, 'onPointerDown' | 'onClick'> {
  function aim({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
    const reading = getReading()
    if (reading && address && quote) currentTarget.href = reading.addTextDirective(address, quote)
  }

  return { onPointerDown: aim, onClick: aim }
}

/**
 * A link to a source: in place on our own site, in a new tab elsewhere. When it is used, it leads to
 * the sentence that is quoted.
 */
export function SourceAnchor({ source, children, ...rest }: SourceAnchorProps): JSX.Element {
  const { address, isHere } = source
  const elsewhere = !isHere && { target: '_blank', rel: 'nofollow noopener noreferrer' }
  return (
    <a {...rest} {...elsewhere} href={address} data-here={isHere || undefined} {...aimAt(source)}>
      {children}
    </a>
  )
}
