import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requireData, toUnreadable } from './dataFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('tells an empty data folder from one that cannot be read', () => {
  expect(() => requireData(folder)).toThrow('There is no database in the data folder')
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => requireData(file)).toThrow(
    `Docent cannot read ${join(file, 'docent.db')}: a part of its path is a file. Name another data folder with DATA_DIR or --data.`,
  )
})

// The message was only "EACCES".
it('says what to do about the data of another user', () => {
  const error = Object.assign(new Error('permission denied'), { code: 'EACCES' })
  expect(toUnreadable('/data/docent.db', error).message).toBe(
    'Docent cannot read /data/docent.db: its permissions do not allow it. Run the command as the user of the server, or name another data folder with DATA_DIR or --data.',
  )
})
