import type { StreamPart } from '@docent/protocol'

// Answers that are hard to show: with sources, with nowhere to go, too wide, too long.

export const textPart = (value: string): StreamPart => ({ type: 'text', value })

/** The server's progress reports. */
export function status(stage: string, pages?: number): StreamPart {
  return { type: 'data', value: [{ type: 'status', stage, ...(pages !== undefined && { pages }) }] }
}

/** The note of an answer that consists of the pages' own sentences. */
export const fromPages: StreamPart = {
  type: 'message_annotations',
  value: [
    { type: 'answer', engine: 'extractive', outcome: 'answer', grounded: true, confidence: 0.9 },
  ],
}

/** A model's thoughts before it writes, and those that its provider withholds. */
export const thought = (value: string): StreamPart => ({ type: 'reasoning', value })
export const redacted: StreamPart = { type: 'redacted_reasoning', value: { data: 'c2VhbGVk' } }

export function toolCall(toolCallId: string, toolName: string): StreamPart {
  return { type: 'tool_call', value: { toolCallId, toolName, args: { query: 'database' } } }
}

export function toolResult(toolCallId: string): StreamPart {
  return { type: 'tool_result', value: { toolCallId, result: { passages: [] } } }
}

/** The notes of answers that a model wrote, with sources and without. */
export const fromModel: StreamPart = writtenByModel(true)
export const NOT_GROUNDED: StreamPart = writtenByModel(false)

function writtenByModel(grounded: boolean): StreamPart {
  const note = { type: 'answer', engine: 'model', grounded, confidence: grounded ? 0.9 : 0.2 }
  return { type: 'message_annotations', value: [note] }
}

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
  textPart('Get the Widget if visitors ask what your pages already say [1]. '),
  source(
    '/products/assistant#Audience',
    'Assistant server',
    'Who should get it',
    'Add the Assistant if answers must come from those pages.',
  ),
  textPart('Add the Assistant server if answers must come from those pages, with sources [2].\n\n'),
  source(
    '/products',
    'Products',
    'Who should get which',
    'Get the Site if you have products to explain and no pages yet.',
  ),
  textPart('If you have no pages yet, start with the Site [3]:\n\n'),
  textPart('1. Write a page in Markdown.\n2. Start the server.\n3. Ask it what the page says.'),
  fromPages,
]

/** Passages, none of which is certain to answer. */
export const CLOSEST: readonly StreamPart[] = [
  textPart('Closest passages:\n'),
  source(
    '/products/widget#Measures',
    'Widget',
    'Measures',
    'The panel is about 750 by 600 px, and gives way on small screens.',
  ),
  textPart(
    '\n- [Widget › Measures](/products/widget#Measures): The panel is about 750 by 600 px, and gives way on small screens. [1]',
  ),
  source('/articles/bytes', 'What six chats weigh', 'The bytes', '`npm run check` weighs it.'),
  textPart(
    '\n- [What six chats weigh › The bytes](/articles/bytes): `npm run check` weighs it. [2]',
  ),
  source('/tutorials/start', 'Start', 'Get it', 'Clone the repository, and go into its folder.'),
  textPart(
    '\n- [Start › Get it](/tutorials/start): Clone the repository, and go into its folder. [3]',
  ),
  {
    type: 'message_annotations',
    value: [
      {
        type: 'answer',
        engine: 'extractive',
        outcome: 'passages',
        grounded: true,
        confidence: 0.5,
      },
    ],
  },
]

export function followUps(...questions: string[]): StreamPart {
  return { type: 'message_annotations', value: [{ type: 'followups', questions }] }
}

export const REFUSED: readonly StreamPart[] = [
  textPart('I could not find that on these pages.'),
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

const TAG =
  '<script src="https://docs.acme.example/widget.js" async data-theme="system" data-position="left"></script>'

export const WIDE = `One tag, anywhere in a page:

\`\`\`html
${TAG}
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

export const PROSE = `Docent reads the pages of a site, and answers from them.

## What happens to a question

1. Its words are looked up in the **index** of the pages.
2. The passages that fit best are cut into sentences.
3. The fewest that answer it are put together, each with its source.

Where no passage fits, it says so, and names the *closest pages*. See the [articles](/articles).`

export const CODE = `Install it, then start it with \`npm start\`:

\`\`\`sh
git clone https://docent.example/docent.git
cd docent && npm ci
npm start
\`\`\`

Then open the page. The configuration is one file:

\`\`\`ts
export const config = { brand: 'Docent', position: 'left', quickReplies: ['Explain what you do.'] }
\`\`\``

/** Arabic, with words of another script in it, and code that stays as it is. */
export const ARABIC = {
  question: 'كيف أضيف Docent إلى موقعي؟',
  answer: `أضف وسمًا واحدًا إلى الصفحة:

\`\`\`html
<script src="https://docs.acme.example/widget.js" async></script>
\`\`\`

1. اكتب صفحة بصيغة **Markdown**.
2. شغّل الخادم بالأمر \`npm start\`.
3. اسأله عمّا تقوله الصفحة.`,
} as const

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAAB4AgMAAACx2Je0AAAADFBMVEXz8evd2MyyOh4bGRbJShlNAAAAjklEQVR42u3WPQqAMAxA4S7ez8UOHsH7eIQO5pJKWx3EqQnYH97bP5CASZ0josGbllczGNwc9iJBjUVEdiX2EQcl3iIWJU42fXc59hkHFV4zPv7HeV5pYuX4tnFiHWH/4AAGN4c7/atsm6TeAjTtbdPFsN0q05U03Wfby4B3GBgMBoPBYPCI+DRUERPRtwtB478AiU1bGQAAAABJRU5ErkJggg=='

export const ANSWER_FILES: readonly StreamPart[] = [
  { type: 'file', value: { mimeType: 'image/png', data: PICTURE } },
  { type: 'file', value: { mimeType: 'application/pdf', data: btoa('%PDF-1.4') } },
]
