import type { Config, Content, Document, Problem } from '@docent/content'

/** The input of a review: a site as its owner wrote it. */
export interface Reviewed {
  readonly content: Content
  readonly config: Config
  /** The routes of all pages, in every language. */
  readonly routes: ReadonlySet<string>
  /** The start of the routes, for a language that is not at the root: `/de`. Otherwise empty. */
  readonly base: string
  /** Its name in problems, and its text; empty if there is no such file. */
  readonly configName: string
  readonly configText: string
  /** The line of a front matter field, by its path, or the first line if the field is missing. */
  lineOf(document: Document, field: string): number
}

/** Finds problems of one kind. */
export type Rule = (site: Reviewed) => readonly Problem[] | Promise<readonly Problem[]>

/** A problem of a page that an author should fix. */
export function warn(document: Document, line: number, message: string, field?: string): Problem {
  return {
    severity: 'warning',
    file: document.file,
    line,
    ...(field !== undefined && { field }),
    message,
  }
}
