import type { Problem } from '../types.ts'

/** Receives the problems of the current file. */
export type Report = (problem: Omit<Problem, 'file'>) => void

/**
 * Says a problem on one line, as an author reads it in a terminal:
 * `products/widget.md:4  date: expected a day such as 2026-11-21, found "yesterday"`.
 */
export function formatProblem({ severity, file, line, field, message }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file
  const grade = severity === 'warning' ? 'warning: ' : ''
  const subject = field === undefined ? '' : `${field}: `
  return `${place === '' ? '' : `${showControls(place)}  `}${grade}${subject}${message}`
}

/** A file name may have any character: a terminal would obey some, and a line break ends the line. */
function showControls(place: string): string {
  return place.replaceAll(
    /\p{Cc}/gu,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** Reports that a field holds something else than it has to. */
export function reportField(
  report: Report,
  line: number,
  field: string,
  expected: string,
  found: string,
): void {
  const message = `expected ${expected}, found ${found}`
  report({ severity: 'error', line, field, message, found, expected })
}

/** By file and line, those about a whole file first. */
export function compareProblems(a: Problem, b: Problem): number {
  return compareText(a.file, b.file) || a.line - b.line
}

/** By code unit, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
