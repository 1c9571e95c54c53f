/** The author's notes about a code block after its fence. */
export interface CodeInfo {
  /** In lowercase; empty without one. */
  readonly language: string
  readonly title: string | undefined
  /** How the lines are marked, by their numbers from 1. */
  readonly marks: ReadonlyMap<number, LineMark>
}

/** `added` and `removed` are changes of the code, and `marked` is what a reader should look at. */
export type LineMark = 'marked' | 'added' | 'removed'

const MARKS: Readonly<Record<string, LineMark>> = { '': 'marked', ins: 'added', del: 'removed' }

// No author marks more, and a range such as `1-999999999` is not to be counted through.
const MAX_LINES = 10_000

/** Reads the words behind a fence: ` ```ts title="docent.config.ts" {2,4-6} ins={8} del={9} `. */
export function readCodeInfo(info: string): CodeInfo {
  const title = /\btitle="([^"]+)"/.exec(info)?.[1]
  const words = info.replace(/"[^"]*"/g, '')
  const marks = new Map<number, LineMark>()
  for (const [, name = '', numbers = ''] of words.matchAll(/(?<!\w)(\w*)=?\{([\d,\s-]*)\}/g)) {
    const mark = MARKS[name]
    if (mark) for (const number of readNumbers(numbers)) marks.set(number, mark)
  }
  return { language: (/^[^\s"{]*/.exec(info)?.[0] ?? '').toLowerCase(), title, marks }
}

/** The numbers of `2,4-6`, the ends of a range included. */
function readNumbers(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    if (first === undefined) return []
    const length = Math.min(Number(last), MAX_LINES) - Number(first) + 1
    return Array.from({ length: Math.max(length, 0) }, (_, place) => Number(first) + place)
  })
}
