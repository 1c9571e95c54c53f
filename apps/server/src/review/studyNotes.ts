import type { Content, Problem } from '@docent/content'
import { findAnswered, findContradictions } from '@docent/study'
import type { LostSupport } from '@docent/study'
import { listUnread, readStudy } from '../study/readStudy.ts'
import type { Reviewed } from './types.ts'

/** After "2 sections are". */
const STALE_MISSING = 'changed, and may now answer questions that had no answer'

/** Problems with the notes that a site would use; empty if nobody has studied it. */
export async function reviewStudyNotes({ content }: Reviewed): Promise<Problem[]> {
  const { files, notes, unused, lost } = await readStudy(content)
  const faults = files.flatMap(({ name, faults: found }) =>
    found.map(({ line, reason }) => warnOf(name, `It cannot be read: ${reason}`, line)),
  )
  const wrong = unused
    .filter(({ isStale }) => !isStale)
    .map(({ file, section, reason }) => warnOf(file, `A note of ${section} is not used: ${reason}`))
  const contrary = findContradictions(notes).map(({ question, one, other }) => {
    const places = `${one.passage} and ${other.passage}`
    return warnOf('', `The notes of ${places} answer "${question}" differently`)
  })
  const answered = findAnswered(notes).map(({ question, missing, answer }) => {
    const written = `A note of ${missing.passage} says that no page answers "${question}"`
    return warnOf('', `${written}, but one of ${answer.passage} answers it: remove one of them`)
  })
  const changed = unused.filter(({ isStale }) => isStale)
  const stale = group(changed.filter(({ isMissing }) => !isMissing)).map(([file, names]) =>
    warnOf(file, `${nameSections('stale', names)}: run docent study to write its notes again`),
  )
  const open = group(changed.filter(({ isMissing }) => isMissing)).map(([file, names]) =>
    warnOf(file, `${nameSections(STALE_MISSING, names)}: run docent study --missing`),
  )
  return [...faults, ...wrong, ...stale, ...open, ...tellLost(lost), ...contrary, ...answered]
}

/** The sections that have no notes yet. */
export async function listUnstudied(content: Content): Promise<Problem[]> {
  return [...Map.groupBy(await listUnread(content), ({ file }) => file)].map(
    ([file, ofPage]): Problem => {
      const names = ofPage.map(({ passage }) => passage.url)
      const message = `${nameSections('without notes', names)}: run docent study`
      return { severity: 'warning', file, line: 0, message }
    },
  )
}

/** Notes that are used although their section no longer has the sentence that they name. */
function tellLost(lost: readonly LostSupport[]): Problem[] {
  return [...Map.groupBy(lost, ({ file }) => file)].map(([file, ofFile]): Problem => {
    const [{ sentence } = { sentence: '' }] = ofFile
    const names = nameSections(
      'without a sentence that notes rest on',
      ofFile.map(({ section }) => section),
    )
    const advice = 'read these notes again, and correct "rests"'
    return warnOf(file, `${names}, such as "${sentence}": ${advice}`)
  })
}

/** The path of a file of notes is relative to the content folder. */
function warnOf(name: string, message: string, line = 0): Problem {
  return { severity: 'warning', file: `../study/${name}`, line, message }
}

function group(
  unused: readonly { readonly file: string; readonly section: string }[],
): [string, string[]][] {
  const byFile = Map.groupBy(unused, ({ file }) => file)
  return [...byFile].map(([file, notes]) => [file, notes.map(({ section }) => section)])
}

/** How many, and the first of them by name. */
function nameSections(what: string, sections: readonly string[]): string {
  const distinct = [...new Set(sections)]
  const more = distinct.length > 3 ? ` and ${distinct.length - 3} more` : ''
  const noun = distinct.length === 1 ? 'section is' : 'sections are'
  return `${distinct.length} ${noun} ${what}, ${distinct.slice(0, 3).join(', ')}${more}`
}
