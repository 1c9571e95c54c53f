import { buildKnowledge, openKnowledge } from '@docent/retrieval/node'
import type { Knowledge } from '@docent/retrieval'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import { listSections } from '../listSections.ts'
import { selectNotes } from '../selectNotes.ts'
import type { SelectedNotes } from '../selectNotes.ts'
import type { KeptNote, StudySection, WrittenNote } from '../types.ts'

export interface StudiedSite {
  readonly knowledge: Knowledge
  readonly sections: readonly StudySection[]
  readonly selected: SelectedNotes
  close(): void
}

/** A note for the section at an address; most tests leave out its words. */
export type SiteNote = Partial<WrittenNote> & { readonly at: string; readonly key?: string }

/** A site whose notes are used as in a build: unproven notes are left out. */
export async function openStudiedSite(
  files: Readonly<Record<string, string>>,
  notes: readonly SiteNote[],
): Promise<StudiedSite> {
  const site = await openSite(files)
  const sections = await listSections(site.content)
  const lines = notes.map((note) => toLine(note, sections))
  const selected = selectNotes([{ name: 'all.jsonl', lines, faults: [] }], sections)
  const file = `${site.file}.studied`
  buildKnowledge({ ...site.content, notes: selected.notes }, file)
  const knowledge = openKnowledge(file)
  return {
    knowledge,
    sections,
    selected,
    close() {
      knowledge.close()
      site.close()
    },
  }
}

function toLine(note: SiteNote, sections: readonly StudySection[]): KeptNote {
  const { at, questions = [], answer = '', words = [], isMissing = false } = note
  const section = sections.find(({ passage }) => passage.url === at)
  if (section === undefined) throw new RangeError(`There is no section at ${at}.`)
  const line = { key: note.key ?? section.key, section: at, questions, answer, words, rests: [] }
  return isMissing ? { ...line, isMissing } : line
}
