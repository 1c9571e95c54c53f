import type { Content } from '@docent/content'
import {
  findStudyFolder,
  isEmptyLine,
  isMissingLine,
  listSections,
  NotesError,
  readBatchLine,
  readNoteFiles,
  takeNotes,
} from '@docent/study'
import type { BatchResult, NoteLine, StudySection } from '@docent/study'
import { CommandError } from '../commandError.ts'
import { countNoun } from '../printing/countNoun.ts'
import { readNamedFile } from '../readNamedFile.ts'
import { createStudyTally, formatStudyTally } from './studyTally.ts'
import type { StudyTally } from './studyTally.ts'
import { writePages } from './writePages.ts'

/** Imports the results of a batch, or handwritten notes, into the files next to the content. */
export async function importNotes(content: Content, file: string): Promise<void> {
  const sections = await listSections(content)
  const tally = createStudyTally()
  const found = new Map<string, readonly NoteLine[]>()
  const byKey = new Map(sections.map((section) => [section.key, section]))
  for (const result of readResults(await readNamedFile(file, 'the results'), file)) {
    const section = byKey.get(result.key)
    if (section === undefined)
      tally.failures.push(
        `${result.key}: no section has this custom_id, or it has changed since: write the requests again with --batch`,
      )
    else takeResult(result, section, found, tally)
  }
  const folder = findStudyFolder(content.folder)
  const kept = await keepEarlier(folder, found, tally)
  await writePages(folder, sections, found)
  console.log(formatStudyTally(tally))
  if (tally.sections === 0 && tally.failures.length > 0) {
    throw new CommandError(
      `Nothing was imported from ${file}: write the requests again with --batch.`,
    )
  }
  if (kept.length === 0) return
  const verb = kept.length === 1 ? 'keeps its' : 'keep their'
  console.log([`${countNoun(kept.length, 'section')} ${verb} earlier notes:`, ...kept].join('\n  '))
}

/**
 * Takes sections out whose imported notes were all left out: a false number in a note does not mean that nobody asks
 * about its section. Earlier notes stay, and a section without any is in the next batch again. Returns the addresses of
 * the sections that keep notes.
 */
async function keepEarlier(
  folder: string,
  found: Map<string, readonly NoteLine[]>,
  { dropped }: StudyTally,
): Promise<string[]> {
  const files = await readNoteFiles(folder)
  const noted = new Set(
    files
      .flatMap(({ lines }) => lines)
      .filter((line) => !isEmptyLine(line) && !isMissingLine(line))
      .map(({ key }) => key),
  )
  const refused = new Set(dropped.map(({ section }) => section))
  const kept: string[] = []
  for (const [key, lines] of found) {
    const [section = ''] = lines.filter(isEmptyLine).map((line) => line.section)
    if (!refused.has(section)) continue
    found.delete(key)
    if (noted.has(key)) kept.push(section)
  }
  return kept
}

function takeResult(
  result: BatchResult,
  section: StudySection,
  found: Map<string, readonly NoteLine[]>,
  tally: StudyTally,
): void {
  if ('failure' in result) {
    tally.failures.push(`${section.passage.url}: ${result.failure}`)
    return
  }
  const { lines, dropped } = takeNotes(result.written, section)
  // A person may write several lines about one section.
  const before = (found.get(section.key) ?? []).filter((line) => !('none' in line))
  const more = before.length === 0 ? lines : lines.filter((line) => !('none' in line))
  found.set(section.key, [...before, ...more])
  tally.add(lines, dropped)
}

function readResults(text: string, file: string): BatchResult[] {
  return text.split('\n').flatMap((line, place) => {
    if (line.trim() === '') return []
    try {
      return [readBatchLine(line)]
    } catch (error) {
      if (!(error instanceof NotesError)) throw error
      throw new CommandError(`Line ${place + 1} of ${file} is not a result: ${error.message}.`)
    }
  })
}
