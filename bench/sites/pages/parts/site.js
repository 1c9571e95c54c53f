import { readFileSync } from 'node:fs'

/** The parts that the bench took from the pages of the built site: text, sheets, font. */
export const { font, footer, pages, sheets } = JSON.parse(
  readFileSync(process.env.SITE_FILE, 'utf8'),
)

export const paths = Object.keys(pages)
