import type { ReactNode } from 'react'
import { formatDay } from '../dates.ts'

export interface DayProps {
  readonly day: string
  readonly length?: 'long' | 'short'
}

export function Day({ day, length = 'long' }: DayProps): ReactNode {
  return <time dateTime={day}>{formatDay(day, length)}</time>
}
