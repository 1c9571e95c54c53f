import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followTutorial, TutorialError } from './follow.ts'
import type { Followed } from './follow.ts'
import { choosePorts } from './ports.ts'
import { readTutorial } from './readTutorial.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-follow-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function follow(markdown: string): Promise<Followed> {
  const env = { PATH: process.env['PATH'] ?? '' }
  const ports = await choosePorts([3000], {})
  return followTutorial(readTutorial(markdown), { folder, env, ports })
}

const SERVER = `
\`\`\`js title="serve.mjs" file
import { createServer } from 'node:http'
const answer = (request, response) => response.end('It is red.')
createServer(answer).listen(3000, () => console.log('Served at 3000'))
\`\`\`

\`\`\`sh serve
node serve.mjs
\`\`\`

\`\`\`text said
Served at 3000
\`\`\`

<!-- see http://localhost:3000/: It is red. -->
<!-- miss http://localhost:3000/: green -->
`

it('writes files, runs commands, and compares what they print', async () => {
  const followed = await follow(`
\`\`\`text title="notes/one.txt" file
One
\`\`\`
\`\`\`diff title="notes/one.txt" change
-One
+Two
\`\`\`
\`\`\`sh run
cat notes/one.txt
\`\`\`
\`\`\`text output
Two
\`\`\`
`)
  expect(followed).toMatchObject({ done: 4, elsewhere: 0, missing: [] })
  expect(await readFile(join(folder, 'notes/one.txt'), 'utf8')).toBe('Two\n')
})

it('runs a command in the folder that its block names', async () => {
  await mkdir(join(folder, 'site'))
  const markdown = '```sh run in=site\npwd\n```\n\n```text output\n…/site\n```\n'
  expect(await follow(markdown)).toMatchObject({ done: 2 })
})

it('says the line, the expected and the actual output', async () => {
  const wrong = follow('```sh run\necho No\n```\n\n```text output\nYes\n```\n')
  await expect(wrong).rejects.toThrow('expected:\n    Yes\n  got:\n    No')
  await expect(wrong).rejects.toMatchObject({ line: 5 })
})

it.each([
  ['```sh run\nfalse\n```', 'exit code 0'],
  ['```sh run fails\ntrue\n```', 'with an error'],
  ['```sh elsewhere\nsudo (\n```', 'exit code 0'],
  ['```text said\nServed\n```', 'No server "site" was started.'],
])('fails at %j', async (markdown, reason) => {
  await expect(follow(markdown)).rejects.toThrow(reason)
})

it('waits for a server, looks at its pages at a free port, and ends it', async () => {
  const followed = await follow(SERVER)
  expect(followed.done).toBe(5)
})

it('fails if a server ends before it has printed the expected line', async () => {
  const early = follow('```sh serve\necho Gone\n```\n\n```text said\nServed\n```\n')
  await expect(early).rejects.toThrow(TutorialError)
  await expect(early).rejects.toThrow('got:\n    Gone')
})

it('leaves out a block whose program is missing, and its output', async () => {
  const needs = 'no-such-program'
  const markdown = `\`\`\`sh run needs=${needs}\n${needs}\n\`\`\`\n\n\`\`\`text output\nx\n\`\`\`\n`
  expect(await follow(markdown)).toMatchObject({ done: 0, missing: [needs] })
})

it('only reads steps for another machine', async () => {
  const followed = await follow('```sh elsewhere\ntouch made\n```')
  expect(followed).toMatchObject({ done: 0, elsewhere: 1 })
  await expect(readFile(join(folder, 'made'))).rejects.toThrow('ENOENT')
})
