import type { Content } from '@docent/content'
import { findStudyFolder, isEmptyLine, listSections, readNoteFiles } from '@docent/study'
import type { NoteLine, StudySection } from '@docent/study'
import { writePages } from './writePages.ts'

/** The notes of some pages, which get questions while a command runs. */
export interface NoteBook {
  /** Whether a note has a question, or a list of those that no page answers. */
  has(question: string): boolean
  /** The section of a passage, if it is on one of these pages. */
  section(passage: string): StudySection | undefined
  /** The lines about a section, or nothing if nobody has studied it. */
  lines(section: StudySection): readonly NoteLine[]
  /** Replaces the lines of a section. */
  write(section: StudySection, lines: readonly NoteLine[]): void
  /** Saves the changed pages. */
  save(): Promise<void>
}

export async function openNoteBook(content: Content): Promise<NoteBook> {
  const folder = findStudyFolder(content.folder)
  const sections = await listSections(content)
  const byPassage = new Map(sections.map((section) => [section.passage.id, section]))
  const keys = new Set(sections.map(({ key }) => key))
  const files = await readNoteFiles(folder)
  const present = files.flatMap(({ lines }) => lines).filter(({ key }) => keys.has(key))
  const byKey = new Map<string, readonly NoteLine[]>(Map.groupBy(present, ({ key }) => key))
  const asked = new Set(present.flatMap((line) => (isEmptyLine(line) ? [] : line.questions)))
  const changed = new Map<string, readonly NoteLine[]>()
  let saving: Promise<void> = Promise.resolve()
  return {
    has: (question) => asked.has(question),
    section: (passage) => byPassage.get(passage),
    lines: ({ key }) => byKey.get(key) ?? [],
    write({ key }, lines) {
      byKey.set(key, lines)
      changed.set(key, lines)
    },
    save() {
      // Pages are written one at a time, because two changes of one page would overwrite each other.
      saving = saving.then(() => {
        const now = new Map(changed)
        changed.clear()
        return writePages(folder, sections, now)
      })
      return saving
    },
  }
}
