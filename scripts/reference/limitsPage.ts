import { listLimits } from './limitKeys.ts'
import type { LimitKey } from './limitKeys.ts'
import { LIMIT_CHAPTERS } from './limitNotes.ts'

const OPENING = `---
title: All limits by name
summary: Every limit of the server with its name, default and range, from questions per minute to the days a conversation is kept.
order: 6
tags: [Limits, Configuration]
---

Set limits by name in \`docent.config.ts\`: [Limits](/products/assistant/limits) explains the important ones.

\`\`\`ts
limits: { sessionPerMinute: 12, keepDays: 30 }
\`\`\`

Names that end in \`Ms\` are milliseconds. All values but \`dayCost\` are whole numbers. Where no range is given, a time is at most a day (86,400,000) and any other limit is from 1 to 1,000,000,000. \`docent check\` and the start of the server refuse an unknown name and a value outside the range.`

/** The page that lists every limit of the code, with its note. */
export function writeLimitsPage(): string {
  const limits = new Map(listLimits().map((limit) => [limit.name, limit]))
  const chapters = Object.entries(LIMIT_CHAPTERS).map(([heading, notes]) => {
    const rows = Object.entries(notes).flatMap(([name, note]) => {
      const limit = limits.get(name)
      return limit ? [writeRow(limit, note)] : []
    })
    return [`## ${heading}\n`, '| Name | Limits | Default | Range |', '|---|---|--:|---|', ...rows]
  })
  return `${[OPENING, ...chapters.map((lines) => lines.join('\n'))].join('\n\n')}\n`
}

function writeRow({ name, fallback, ...range }: LimitKey, note: string): string {
  return `| \`${name}\` | ${note} | ${count(fallback)} | ${writeRange(name, range)} |`
}

const DAY_MS = 86_400_000
const MOST = 1_000_000_000

/** Empty for the range that the opening gives for all. */
function writeRange(name: string, { least, most }: Omit<LimitKey, 'name' | 'fallback'>): string {
  const isUsual = least === 1 && most === (name.endsWith('Ms') ? DAY_MS : MOST)
  if (isUsual) return ''
  return most === MOST ? `${count(least)} or more` : `${count(least)} to ${count(most)}`
}

function count(value: number): string {
  return value.toLocaleString('en')
}
