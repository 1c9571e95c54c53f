import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** The text of a list without pages. */
export function Empty(): ReactNode {
  const texts = useTexts()
  return <p className="soft">{texts.empty}</p>
}
