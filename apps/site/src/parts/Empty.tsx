import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

/** What a list without pages says. */
export function Empty(): ReactNode {
  return <p className="soft">{texts.empty}</p>
}
