import { readFileSync } from 'node:fs'

/** What the bench took from the pages of the built site: their words, their sheets, their font. */
export const { font, footer, pages, sheets } = JSON.parse(
  readFileSync(process.env.SITE_FILE, 'utf8'),
)

export const paths = Object.keys(pages)
