import { useEffect } from 'react'
import type { JSX } from 'react'
import { ContactAnchor } from './ContactLink.tsx'
import { useWidget } from '../contexts.ts'
import { AlertIcon } from '../icons.tsx'
import { useLaterTexts } from '../later/laterTexts.ts'

/** Says that the assistant is off, and offers the contact. It replaces the banner. */
export function SwitchedOff(): JSX.Element {
  const { switchedOff } = useLaterTexts()
  const { announce, options } = useWidget()
  const { contact } = options
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
