import { expect, it } from 'vitest'
import { readTutorial } from './readTutorial.ts'

const MARKDOWN = `---
title: A tutorial
---

\`\`\`sh serve
npm start
\`\`\`

\`\`\`text said
Served
\`\`\`

\`\`\`\`markdown title="content/lamp.md" file
# Lamp
\`\`\`sh
npm start
\`\`\`
\`\`\`\`

<!-- see http://localhost:3000/lamp: A lamp: red -->
<!-- a comment for authors -->
<!-- stop site -->

1. In a list:

   \`\`\`diff title="content/lamp.md" change
   -# Lamp
   +# Vase
   \`\`\`

\`\`\`sh run fails needs=sqlite3
false
\`\`\`

\`\`\`text output
No.
\`\`\`

\`\`\`ini elsewhere title="/etc/unit"
[Unit]
\`\`\`
`

it('reads what a reader does, with its line', () => {
  const needs = undefined
  const change = '-# Lamp\n+# Vase'
  const text = '# Lamp\n```sh\nnpm start\n```\n'
  expect(readTutorial(MARKDOWN)).toEqual([
    { line: 5, needs, action: { type: 'serve', command: 'npm start', name: 'site' } },
    { line: 9, needs, action: { type: 'said', text: 'Served', name: 'site' } },
    { line: 13, needs, action: { type: 'write', file: 'content/lamp.md', text } },
    {
      line: 20,
      needs,
      action: { type: 'see', address: 'http://localhost:3000/lamp', words: 'A lamp: red' },
    },
    { line: 22, needs, action: { type: 'stop', name: 'site' } },
    { line: 26, needs, action: { type: 'change', file: 'content/lamp.md', text: change } },
    { line: 31, needs: 'sqlite3', action: { type: 'run', command: 'false', fails: true } },
    // Without the command there is no output either.
    { line: 35, needs: 'sqlite3', action: { type: 'output', text: 'No.' } },
    { line: 39, needs, action: { type: 'elsewhere', language: 'ini', text: '[Unit]' } },
  ])
})

it.each([
  ['```sh\nnpm start\n```', 1, 'says not what to do with it'],
  ['Text\n\n```text output\nx\n```', 3, 'right below the command'],
  ['```ts file\nx\n```', 1, 'has its path as its title'],
  ['```sh run\nnpm start', 1, 'has no end'],
])('refuses %j', (markdown, line, reason) => {
  expect(() => readTutorial(markdown)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(reason) }),
  )
})
