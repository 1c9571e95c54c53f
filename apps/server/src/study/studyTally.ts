import type { DroppedNote, NoteLine } from '@docent/study'
import { countNoun } from '../printing/countNoun.ts'

/** The results for the sections so far. */
export interface StudyTally {
  sections: number
  notes: number
  readonly dropped: DroppedNote[]
  readonly failures: string[]
  /** Adds one section. */
  add(lines: readonly NoteLine[], dropped: readonly DroppedNote[]): void
}

export function createStudyTally(): StudyTally {
  const tally: StudyTally = {
    sections: 0,
    notes: 0,
    dropped: [],
    failures: [],
    add(lines, dropped) {
      tally.sections += 1
      tally.notes += lines.filter((line) => !('none' in line)).length
      tally.dropped.push(...dropped)
    },
  }
  return tally
}

/** Prints the totals, with every note that was left out and every section that was not read. */
export function formatStudyTally({ sections, notes, dropped, failures }: StudyTally): string {
  const left = dropped.map(({ section, answer, reason }) => `  ${section}: ${answer} (${reason})`)
  return [
    `${countNoun(notes, 'note')} about ${countNoun(sections, 'section')}.`,
    ...(left.length > 0 ? [`${countNoun(left.length, 'note')} left out:`, ...left] : []),
    ...(failures.length > 0
      ? [
          `${countNoun(failures.length, 'section')} not studied:`,
          ...failures.map((one) => `  ${one}`),
        ]
      : []),
  ].join('\n')
}
