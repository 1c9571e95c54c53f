import type { Action } from '@docent/content'
import type { ReactNode } from 'react'
import { useChatOffer } from '../chatOffer.ts'
import { markLink } from '../prose/addresses.ts'
import type { Manuscript } from '../prose/manuscript.ts'
import { AskButton } from './AskButton.tsx'

export interface ActionsProps {
  readonly actions: readonly Action[]
  readonly manuscript: Manuscript
  /** A question for the assistant, shown next to the actions. */
  readonly ask?: string | undefined
}

/** Visitors cannot choose among more than two at a glance. */
const MOST = 2

/** The buttons under a summary: the first is the one that most visitors want. */
export function Actions({ actions, manuscript, ...offered }: ActionsProps): ReactNode {
  const ask = useChatOffer() ? offered.ask : undefined
  const links = actions.slice(0, ask === undefined ? MOST : MOST - 1).flatMap(({ label, to }) => {
    const address = manuscript.link(to)
    return address ? [{ label, address }] : []
  })
  if (links.length === 0 && ask === undefined) return null
  return (
    <p className="actions">
      {links.map(({ label, address }, place) => (
        <a
          key={place}
          className={place === 0 ? 'btn' : 'btn line'}
          href={address.href}
          {...markLink(address)}
        >
          {label}
        </a>
      ))}
      {ask !== undefined && <AskButton question={ask} isPlain={links.length > 0} />}
    </p>
  )
}
