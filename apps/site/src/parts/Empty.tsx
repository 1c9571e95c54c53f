import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** What a list without pages says. */
export function Empty(): ReactNode {
  const texts = useTexts()
  return <p className="soft">{texts.empty}</p>
}
