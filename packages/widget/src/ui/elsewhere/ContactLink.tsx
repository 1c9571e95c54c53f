import type { JSX } from 'react'
import { useWidget } from '../contexts.ts'
import { readHref } from '../markdown/links.ts'
import { isSameSite } from '../sources/sources.ts'

/** The contact to ask if the assistant cannot help. */
interface WidgetContact {
  readonly label: string
  readonly href: string
}

export interface ContactLinkProps {
  contact: WidgetContact
}

/** A contact link, or nothing if the address is invalid. */
export function ContactAnchor({ contact }: ContactLinkProps): JSX.Element | null {
  const { page } = useWidget().linkBase
  const address = readHref(contact.href, document.baseURI)
  if (address === undefined) return null
  return (
    <a href={address} data-here={isSameSite(address, page) || undefined}>
      <span className="name" dir="auto">
        {contact.label}
      </span>
    </a>
  )
}
