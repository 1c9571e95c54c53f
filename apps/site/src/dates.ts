/** A calendar day (`2026-11-12`) in words: `12 November 2026`, or `12 Nov 2026`. */
export function formatDay(day: string, length: 'long' | 'short', language: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const dateStyle = length === 'long' ? 'long' : 'medium'
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date)
}

const WORDS_PER_MINUTE = 220

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
