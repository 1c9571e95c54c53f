import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Example } from './examples.ts'

const EXTENSION = '.fit'

/** Writes the examples of one site, each row as numbers of four bytes. */
export function writeExamples(folder: string, name: string, examples: readonly Example[]): void {
  const packed = examples.map(({ group, sections }) => ({
    group,
    sections: sections.map(({ isRight, rows, targets }) => ({
      isRight,
      targets,
      rows: rows.map((row) => Float32Array.from(row)),
    })),
  }))
  writeFileSync(join(folder, name + EXTENSION), serialize(packed))
}

/** Reads what `writeExamples` wrote, of all sites. */
export function readExampleFiles(folder: string): Example[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .toSorted()
    .flatMap((file) => deserialize(readFileSync(join(folder, file))) as Example[])
}
