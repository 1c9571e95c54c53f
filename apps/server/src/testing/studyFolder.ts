import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A page with two sections. */
export const FERN = `---
title: Fern
summary: A soft fern for shady rooms, which wants some water.
---
## Watering

Water the fern twice a week. It must never dry out.

## Light

The fern wants shade, and no sun at noon.
`

/** A new folder with pages about a fern and a palm, and a model that has a price. */
export function createStudyFolder(palm: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'docent-study-'))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/fern.md'), FERN)
  writeFileSync(join(folder, 'content/palm.md'), palm)
  writeFileSync(
    join(folder, 'docent.config.ts'),
    `export default { brand: 'Plants', models: { use: [{ model: 'openai-compatible:small', price: { prompt: 1, completion: 5 } }] } }`,
  )
  return folder
}

/** The lines of a file of notes in such a folder. */
export function readNoteLines(folder: string, name: string): Record<string, unknown>[] {
  const text = readFileSync(join(folder, 'study', name), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
