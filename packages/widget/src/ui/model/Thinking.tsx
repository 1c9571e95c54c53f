import type { JSX } from 'react'
import { useLaterTexts } from '../later/laterTexts.ts'

/** What the line below the indicator says while a model thinks. */
export function Thinking(): JSX.Element {
  const { reasons } = useLaterTexts()
  return <>{reasons}</>
}
