import type { JSX } from 'react'
import { usePanelTexts } from '../contexts.ts'
import { DoorArt } from '../icons.tsx'

/** The content of the list before the first message. */
export function Welcome(): JSX.Element {
  const texts = usePanelTexts()
  return (
    <div className="welcome">
      <DoorArt />
      <h3>{texts.welcome}</h3>
      <p>{texts.greeting}</p>
      {texts.notice && <p className="notice">{texts.notice}</p>}
    </div>
  )
}
