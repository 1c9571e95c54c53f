import type { JSX } from 'react'
import type { Spoken } from './speaker.ts'

export interface AnnouncerProps {
  spoken: Spoken
}

/** The regions that a screen reader listens to. They are there before anything is said in them. */
export function Announcer({ spoken }: AnnouncerProps): JSX.Element {
  const [first, second] = spoken.polite
  return (
    <div className="vh">
      <div aria-live="polite" aria-atomic="true">
        {first}
      </div>
      <div aria-live="polite" aria-atomic="true">
        {second}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {spoken.urgent}
      </div>
    </div>
  )
}
