import type { JSX } from 'react'
import { useLaterTexts } from '../later/laterTexts.ts'

/** Says of an answer that no page of the site is known to support it. */
export function Ungrounded(): JSX.Element {
  const { ungrounded } = useLaterTexts()
  return <span className="note">{ungrounded}</span>
}
