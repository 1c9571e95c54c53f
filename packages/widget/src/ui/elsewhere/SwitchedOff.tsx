import { useContext, useEffect } from 'react'
import type { JSX } from 'react'
import { ContactAnchor } from './ContactLink.tsx'
import type { WidgetContact } from './ContactLink.tsx'
import { AnnounceContext } from '../contexts.ts'
import { AlertIcon } from '../icons.tsx'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface SwitchedOffProps {
  contact: WidgetContact | undefined
}

/** Says that nothing can be asked at the moment, and whom to turn to. It stands in the banner's place. */
export function SwitchedOff({ contact }: SwitchedOffProps): JSX.Element {
  const { switchedOff } = useLaterTexts()
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(switchedOff), [announce, switchedOff])

  return (
    <div className="banner" data-shown data-calm>
      <AlertIcon />
      <p>
        {switchedOff} {contact && <ContactAnchor contact={contact} />}
      </p>
    </div>
  )
}
