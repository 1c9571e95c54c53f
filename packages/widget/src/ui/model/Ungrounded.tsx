import type { JSX } from 'react'
import { useLaterTexts } from '../later/laterTexts.ts'

/** Says of an answer that nothing on the site is known to bear it out. */
export function Ungrounded(): JSX.Element {
  const { ungrounded } = useLaterTexts()
  return <span className="note">{ungrounded}</span>
}
