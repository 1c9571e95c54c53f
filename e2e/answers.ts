import type { StreamPart } from '@docent/protocol'
import { text } from './fixtures.ts'

// Answers that are hard to show: with sources, with nowhere to go, too wide, too long.

function source(url: string, title: string, section: string, quote: string): StreamPart {
  const providerMetadata = { docent: { section, quote } }
  return { type: 'source', value: { sourceType: 'url', id: url, url, title, providerMetadata } }
}

export const SOURCED: readonly StreamPart[] = [
  source(
    '/products/widget#Audience',
    'Widget',
    'Who should get it',
    'Get the Widget if visitors ask what your pages already say.',
  ),
  text('Get the Widget if visitors ask what your pages already say [1]. '),
  source(
    '/products/assistant#Audience',
    'Assistant server',
    'Who should get it',
    'Add the Assistant if answers must come from those pages.',
  ),
  text('Add the Assistant server if answers must come from those pages, with sources [2].\n\n'),
  source(
    '/products',
    'Products',
    'Who should get which',
    'Get the Site if you have products to explain and no pages yet.',
  ),
  text('If you have no pages yet, start with the Site [3]:\n\n'),
  text('1. Write a page in Markdown.\n2. Start the server.\n3. Ask it what the page says.'),
  {
    type: 'message_annotations',
    value: [{ type: 'answer', engine: 'extractive', grounded: true, confidence: 0.9 }],
  },
]

export const REFUSED: readonly StreamPart[] = [
  text('I could not find that on these pages.'),
  {
    type: 'message_annotations',
    value: [
      {
        type: 'nearest',
        pages: [
          { url: '/products', title: 'Products' },
          { url: '/tutorials/start', title: 'Put the assistant on your site in ten minutes' },
          { url: '/articles/the-last-line', title: 'The last line' },
        ],
      },
    ],
  },
]

const CODE =
  '<docent-assistant brand="Docent" endpoint="/api/gen-ai" position="left" theme="auto"></docent-assistant>'

export const WIDE = `One element, once, before the end of the body:

\`\`\`html
${CODE}
\`\`\`

## What gives way, and what does not

| Row | Height | Gives way | Where it is set | What it is for | Since |
|---|--:|:-:|---|---|---|
| Message list | at most 410 px | yes | \`panel/messages.css\` | What was said | 0.1 |
| Input | 48 to 120 px | no | \`panel/composer.css\` | What is asked | 0.1 |

> A quote, with \`code\` in it, and a **strong** word.

- [x] done
- [ ] not done
  - and one below`

export const LONG_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const ADDRESS = `https://a.example/${'very-long-path-'.repeat(12)}?with=${'x'.repeat(80)}`

export const LONG = `${LONG_WORD.repeat(3)}, ${ADDRESS}, \`${'without_a_space_'.repeat(10)}\`.`
