import { listConfigKeys } from './configKeys.ts'
import type { ConfigKey } from './configKeys.ts'
import { ANSWER_CHAPTERS } from './answerNotes.ts'
import { CHAPTERS } from './configNotes.ts'
import type { ConfigChapter, ConfigNote } from './configNotes.ts'

const OPENING = `---
title: Configuration
summary: Every key of docent.config.ts with its type, its default and an example, from the brand to language models.
order: 1
tags: [docent.config.ts]
questions:
  - question: What can I set in docent.config.ts?
    answer: The brand, the language and the menu, colours and fonts, the texts and the behaviour of the chat, privacy, hosts and access, limits, and language models. Only \`brand\` is required.
  - question: Can I switch the chat off?
    answer: 'Yes. For the whole site, set \`chat: false\` in \`docent.config.ts\`. The pages and the search stay. For one page, write \`chat: false\` in [its front matter](/products/site/front-matter).'
  - question: How do I put the chat on the right?
    answer: 'Set \`position: ''right''\`.'
---

\`docent.config.ts\` is next to the content folder. Only \`brand\` is required:

\`\`\`ts title="docent.config.ts"
import type { DocentConfig } from 'docent'

const config: DocentConfig = { brand: 'Acme' }

export default config
\`\`\`

\`docent check\` and the start of the server refuse an unknown key or a wrong value, and name the key that you may have meant. Restart the server after a change; \`docent dev\` picks up changes by itself. The keys of \`sources\` and \`models\` have [their own page](/products/assistant/answer-keys).

## Code in the configuration

Node runs \`docent.config.ts\` as a module, so it can read variables: \`url: process.env.SITE_URL\`. Docent reads no \`.env\` file, and does not check types. Visitors can read what pages show, such as \`brand\`, so put no secret here. Keys of models stay in [their variables](/products/command-line/commands#environment-variables). Restart the server after a variable has changed: it builds the pages again. Set the same variables for \`docent build\`.`

const ANSWER_OPENING = `---
title: Keys for sources and models
summary: The keys of docent.config.ts for documentation from elsewhere and for language models, with type, default and example.
order: 7
tags: [docent.config.ts]
---

These keys of \`docent.config.ts\` name sources of answers in addition to your pages, and the language model that writes them. [Configuration](/products/site/configuration) has all others.`

/** The page on the configuration: the keys of the code, with their notes. */
export function writeConfigPage(): string {
  return writePage(OPENING, CHAPTERS)
}

/** The page on the keys of answers. */
export function writeAnswerKeysPage(): string {
  return writePage(ANSWER_OPENING, ANSWER_CHAPTERS)
}

function writePage(opening: string, chapters: readonly ConfigChapter[]): string {
  const keys = new Map(listConfigKeys().map((key) => [key.path, key]))
  return `${[opening, ...chapters.map((chapter) => writeChapter(chapter, keys))].join('\n\n')}\n`
}

function writeChapter(
  { heading, opening, keys }: ConfigChapter,
  found: ReadonlyMap<string, ConfigKey>,
): string {
  const items = Object.entries(keys).flatMap(([path, note]) => {
    const key = found.get(path)
    return key ? [writeKey(key, note)] : []
  })
  return [
    `## ${heading}`,
    ...(opening ? [opening] : []),
    '<!-- terms -->',
    items.join('\n').trimEnd(),
  ].join('\n\n')
}

function writeKey({ path, type, isRequired, fallback }: ConfigKey, note: ConfigNote): string {
  const need = isRequired ? 'Required' : `Default: ${writeDefault(path, fallback)}`
  return [
    `- **${path}**: ${note.does}`,
    '',
    `  Takes ${toCode(type)}. ${need}. Example: \`${note.example}\``,
    '',
  ].join('\n')
}

/** Formats choices, addresses and paths as code, and quotes choices as the configuration does. */
function toCode(type: string): string {
  return type.replaceAll(/"[^"]*"|https?:\/\/[^\s,]+|\/\w[\w./]+|\{\w+\}/g, (text) => {
    return `\`${text.replaceAll('"', "'")}\``
  })
}

const LONG = 120

/** Descriptions of defaults that are too long to show. */
const SAID: Readonly<Record<string, string>> = {
  assistant: 'the texts below',
  models: 'no model',
  navigation:
    'home, products, tutorials, articles and about; with pages in other folders, only those that have pages',
}

function writeDefault(path: string, value: unknown): string {
  const said = SAID[path]
  if (said !== undefined) return said
  const text = toSource(value)
  if (text === '') return 'none'
  return text.length > LONG ? 'a text in the language of the site' : `\`${text}\``
}

/** A value as it is written in the configuration; empty for nothing. */
function toSource(value: unknown): string {
  if (value === undefined || value === '') return ''
  if (typeof value === 'string') return value.includes("'") ? `"${value}"` : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).flatMap(([name, one]) => {
    return one === undefined ? [] : [`${name}: ${toSource(one)}`]
  })
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
