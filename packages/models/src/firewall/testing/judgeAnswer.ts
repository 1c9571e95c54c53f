import { scanInline } from '../scanInline.ts'
import type { HostileAnswer } from './hostile.ts'
import { findFaults } from './readers.ts'

/** The faults in a filtered hostile answer; none if it is safe. */
export function listWrongs(text: string, { cites = [], hides = [] }: HostileAnswer): string[] {
  const told = hides.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
  const right = [...cites]
  const wrong = listMarks(text).filter((number) => {
    const at = right.indexOf(number)
    if (at >= 0) right.splice(at, 1)
    return at < 0
  })
  return [
    ...findFaults(text),
    ...told.map((secret) => `tells: ${secret}`),
    ...wrong.map((number) => `cites: ${number}`),
  ]
}

/** The numbers that a text cites, in order. */
export function listMarks(text: string): number[] {
  const reading = { allow: (url: string) => url, definitions: new Map(), count: () => undefined }
  return text
    .split('\n')
    .flatMap((line) => scanInline(line, reading))
    .flatMap((atom) => (atom.type === 'mark' ? atom.numbers : []))
}
