import type { JSX } from 'react'
import { useLaterTexts } from '../later/laterTexts.ts'

/** The line below the indicator while a model thinks. */
export function Thinking(): JSX.Element {
  const { reasons } = useLaterTexts()
  return <>{reasons}</>
}
