import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../command.ts'

const read = (file: string): Promise<string> => readFile(join(ROOT, file), 'utf8')

/** The releases in the changelog, the newest first. */
const releases = [...(await read('CHANGELOG.md')).matchAll(/^## (\d\S*), (\S+)$/gm)].map(
  ([, version = '', day = '']) => ({ version, day: new Date(`${day}T00:00:00Z`) }),
)

const format = (day: Date | undefined, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(day)

const PAGE = 'content/before-you-choose.md'
const NOTES = 'study/before-you-choose.jsonl'

// These sentences are written by hand: change them in both files after a release.
it.each([PAGE, NOTES])('%s names the newest version and its date', async (file) => {
  const [newest] = releases
  const day = format(newest?.day, { dateStyle: 'long' })
  const said = [...(await read(file)).matchAll(/\d+\.\d+\.\d+ is from [\w ]+\d{4}/g)].map(String)
  expect(new Set(said)).toEqual(new Set([`${newest?.version} is from ${day}`]))
})

it('says when the first version was released, and that there is no 1.0', async () => {
  const month = format(releases.at(-1)?.day, { month: 'long', year: 'numeric' })
  const page = await read(PAGE)
  expect(page).toContain(`its first release is from ${month}, and there is no version 1.0 yet.`)
  expect(releases.filter(({ version }) => !version.startsWith('0.'))).toEqual([])
})

it('has the newest version in its packages', async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  expect(version).toBe(releases[0]?.version)
})
