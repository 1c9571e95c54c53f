import type { ReactNode } from 'react'
import { formatDay } from '../dates.ts'
import { useTexts } from '../texts.ts'

export interface DayProps {
  readonly day: string
  readonly length?: 'long' | 'short'
}

export function Day({ day, length = 'long' }: DayProps): ReactNode {
  const { dates } = useTexts()
  return <time dateTime={day}>{formatDay(day, length, dates)}</time>
}
