import { expect, it } from 'vitest'
import { plainMarkdown } from './plainMarkdown.ts'

const read = (text: string): string => plainMarkdown(text, 'page.md').trim()

// The text began with a colon, and its other paragraphs were one block of code with the marks of the inner ones.
it('reads the definition of a heading as its text', () => {
  expect(
    read(
      '#### `LANG` {#LANG}\n\n: The language that\nthe lamp speaks.\n\n    A list:\n\n    - `de`\n\n    ``` bash\n    LANG=de\n\n      in code\n    ```\n\n    !!! warning\n\n        Not in the dark.\n\n#### `SIZE`\n\n: In pixels.\n\nText.',
    ),
  ).toBe(
    '#### `LANG` {#LANG}\n\nThe language that\nthe lamp speaks.\n\nA list:\n\n- `de`\n\n``` bash\nLANG=de\n\n  in code\n```\n\n**Warning:**\n\nNot in the dark.\n\n#### `SIZE`\n\nIn pixels.\n\nText.',
  )
})

it.each([
  [
    '`--role`\n: The role.\n\n    Of these:\n\n    - Owner\n\n    ```sh\n    run --role Owner\n    ```\n\n`--all`\n:   All.',
    '- `--role`: The role.\n\n  Of these:\n\n  - Owner\n\n  ```sh\n  run --role Owner\n  ```\n\n- `--all`: All.',
  ],
  [
    'Lamp\n: A light.\n\n  For a table.\n\n: A fish.',
    '- Lamp: A light.\n\n  For a table.\n\n  A fish.',
  ],
  ['Lamp\n: A light.\n: A fish.', '- Lamp: A light.\n\n  A fish.'],
  [
    '**Lamp**\n: A light.\n**Shade**\n: Around it.',
    '- **Lamp**: A light.\n- **Shade**: Around it.',
  ],
  [
    'Lamp\n: A light.\n\n    code\n\nText.\n\n    code',
    '- Lamp: A light.\n\n  code\n\nText.\n\n    code',
  ],
  ['Lamp\n:\tA light.\n\n\tFor a table.', '- Lamp: A light.\n\n  For a table.'],
])('indents the blocks of a definition like those of a list item: %j', (text, plain) => {
  expect(read(text)).toBe(plain)
})

it.each([
  '```\n: no definition\n\n    code\n```',
  '- Item\n\n: A colon.\n\n    code',
  'A line\n:smile_of_nobody: here.',
])('leaves %j', (text) => expect(read(text)).toContain(text.slice(-8)))
