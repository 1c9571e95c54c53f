import { expect, it } from 'vitest'
import { openIndentedBoxes } from './indentedBoxes.ts'

it.each([
  ['!!! note\n    Hot.', '\n**Note:**\nHot.'],
  [
    '!!! warning "Mind the gap"\n\n    Hot.\n\n    Very.\n\nAfter.',
    '\n**Mind the gap:**\n\nHot.\n\nVery.\n\nAfter.',
  ],
  ['??? question "Why?"\n    Because.', '\n**Why?**\nBecause.'],
  ['???+ tip inline end\n    Rest.', '\n**Tip:**\nRest.'],
  ['=== "macOS"\n\n    ### macOS\n\n    Go.', '\n\n### macOS\n\nGo.'],
  ['!!!tip "Mind it"\n    Hot.', '\n**Mind it:**\nHot.'],
  ['??? "Last resort"\n    Cold.', '\n**Last resort:**\nCold.'],
  [String.raw`!!! tip "\"Hot\" is hot"` + '\n    Hot.', '\n**"Hot" is hot:**\nHot.'],
  ['!!! note ""\n    Hot.', '\n\nHot.'],
  [
    '=== "macOS"\n\n    ```sh\n    brew\n      it\n    ```\n\n=== "Linux"\n\n    Run apt.',
    '\n**macOS:**\n\n```sh\nbrew\n  it\n```\n\n\n**Linux:**\n\nRun apt.',
  ],
  [
    '- One\n\n    !!! tip\n        Two.\n\n    Three.',
    '- One\n\n\n    **Tip:**\n    Two.\n\n    Three.',
  ],
  // A tab used to count as no column: it closed the box, and code and text were swapped on the rest of the page.
  [
    '=== "Go"\n    ``` go\n    x {\n\ty\n    }\n    ```\n\n## After',
    '\n**Go:**\n``` go\nx {\ny\n}\n```\n\n## After',
  ],
  ['=== "Make"\n    ```\n    all:\n    \tcc\n    ```', '\n**Make:**\n```\nall:\n\tcc\n```'],
  ['!!! note\n\n\tHot.\n\t\tcode', '\n**Note:**\n\nHot.\n\tcode'],
  ['!!! note\n    ```\n    a\nb\n\n## After', '\n**Note:**\n```\na\n```\nb\n\n## After'],
  ['!!! note\n    === "A"\n        B.\n    C.', '\n**Note:**\n\n**A:**\nB.\nC.'],
])('opens the boxes in %j', (text, opened) => expect(openIndentedBoxes(text)).toBe(opened))

it.each([
  '```md\n!!! note\n    Hot.\n```',
  'Wow!!! note this.',
  '!!!',
  '??? what is this?',
  '    code',
  '!!! note that this is a sentence.',
  'a === "b"',
])('keeps %j', (text) => expect(openIndentedBoxes(text)).toBe(text))
