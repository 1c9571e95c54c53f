import { writeNoteFile } from '@docent/study'
import type { NoteLine, StudySection } from '@docent/study'

/** Writes the notes about some sections into the files of their pages. */
export async function writePages(
  folder: string,
  sections: readonly StudySection[],
  found: ReadonlyMap<string, readonly NoteLine[]>,
  options: { readonly dropsStaleMissing?: boolean } = {},
): Promise<void> {
  for (const [, ofPage] of Map.groupBy(sections, ({ file }) => file)) {
    if (ofPage.some(({ key }) => found.has(key)))
      await writeNoteFile(folder, ofPage, found, options)
  }
}
