import { listFields } from './fieldKeys.ts'
import { FIELD_CHAPTERS } from './fieldNotes.ts'
import type { FieldNote } from './fieldNotes.ts'

const OPENING = `---
title: Front matter
summary: Every field that a page can have above its text, with what it takes and an example, for products, tutorials, articles and the home page.
order: 2
tags: [Front matter, YAML]
questions:
  - question: Which front matter fields are there?
    answer: All pages have title, summary, date, updated, tags, questions, order, draft and image. Products also have for, notFor, links and facts, tutorials group, level and minutes, and articles author. Only title is required.
  - question: What is the difference between a product, a tutorial and an article?
    answer: The folder decides. A page in \`content/products\` is a product, with facts, a price, buttons and who it is for. A page in \`content/tutorials\` is a tutorial, with numbered steps, a group, a level and minutes. A page in \`content/articles\` is an article, with a date and an author.
---

Front matter is YAML between two lines of three dashes at the start of a file. Only \`title\` is required:

\`\`\`md
---
title: Desk lamp
summary: A lamp that lights a desk and nothing else.
---

The text of the page.
\`\`\`

A wrong value is an error of \`docent check\` with its file and line. An unknown field is kept, with a warning that names the field you may have meant. Put your own fields under \`extra\`, or let their names start with \`x-\`.`

const CLOSING = `## Which file becomes which page

| File | Becomes |
|---|---|
| \`content/index.md\` | the home page |
| \`content/products/lamp.md\` | a product, at \`/products/lamp\` |
| \`content/products/lamp/care.md\` | a page of that product, listed on it as reference |
| \`content/tutorials/\`, \`content/articles/\` | tutorials and articles |
| \`content/authors/ada.md\` | the page of an author, with their articles |
| \`content/tags.md\` | the list of all tags, and a page for each |
| \`content/about-us.md\` | the about page |
| \`content/changelog.md\` | releases with a feed, below headings such as \`## 1.4.0 - 2026-11-21\` |
| \`content/terms.md\` | a plain page, linked in the footer |
| \`content/guides/start.md\` | a plain page; \`guides/index.md\` lists its folder |
| a file whose name starts with \`_\` | no page |

The address is the path without its ending. Letters, digits and \`-._~+@\` are kept, and anything else becomes a hyphen.

## Sizes and variants of a product

Docent has no variants: a product has one \`price\`. For several sizes, write their prices into \`facts\`, such as \`facts: { Small: 49 EUR, Large: 69 EUR }\`, or into a table in the text. If each size needs its own availability, “Buy” button or price for search engines, write a page for each with the same \`category\`.

## Schedule a page

To publish a page or a post later, give it a \`date\` in the future. \`docent serve\` puts it online by itself on that day, in UTC, without a restart. \`docent check\` names scheduled pages.

A static host does not publish a scheduled page by itself, and neither does [a server that takes its builds from another machine](/tutorials/more-than-one-machine#sources-and-scheduled-pages-on-several-nodes). They show the page only after a build on or after that day, so let a timer build and upload the site once a day.

## Previous and next page

Tutorials and the reference pages of a product end with links to the page before and after them. The order is that of the list: by \`order\`, then the newest first, then by title, or as \`sort\` in the page of the list says. The \`group\` of a tutorial does not change it. Articles link up to three related articles instead. No setting turns these links off.`

/** The page on front matter: the fields that the code reads, with their notes. */
export function writeFieldsPage(): string {
  const types = new Map(listFields().map(({ name, type }) => [name, type]))
  const chapters = Object.entries(FIELD_CHAPTERS).map(([heading, notes]) => {
    const items = Object.entries(notes)
      .filter(([name]) => types.has(name))
      .map(([name, note]) => writeField(name, note, types.get(name)))
    return [`## ${heading}`, '<!-- terms -->', items.join('\n').trimEnd()].join('\n\n')
  })
  return `${[OPENING, ...chapters, CLOSING].join('\n\n')}\n`
}

function writeField(name: string, { does, example }: FieldNote, type: string | undefined): string {
  const takes = type === undefined ? '' : `Takes ${toCode(type)}. `
  return [`- **${name}**: ${does}`, '', `  ${takes}Example: \`${example}\``, ''].join('\n')
}

/** Formats the example in a description of values as code. */
function toCode(type: string): string {
  return type.replace(/(such as |or )([{[/]\S.*|\d\S*)$/, '$1`$2`')
}
