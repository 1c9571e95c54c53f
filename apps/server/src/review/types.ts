import type { Config, Content, Document, Problem } from '@docent/content'

/** The input of a review: a site as its owner wrote it. */
export interface Reviewed {
  readonly content: Content
  readonly config: Config
  /** The routes of all pages, in every language. */
  readonly routes: ReadonlySet<string>
  /** The start of the routes, for a language that is not at the root: `/de`. Otherwise empty. */
  readonly base: string
  /** As it is named in problems, and its text; empty where there is no such file. */
  readonly configName: string
  readonly configText: string
  /** The line of a field of the front matter, by its path; that of its first line where it is absent. */
  lineOf(document: Document, field: string): number
}

/** Finds what is wrong in one respect. */
export type Rule = (site: Reviewed) => readonly Problem[] | Promise<readonly Problem[]>

/** A problem of a page, which would serve visitors better without it. */
export function warn(document: Document, line: number, message: string, field?: string): Problem {
  return {
    severity: 'warning',
    file: document.file,
    line,
    ...(field !== undefined && { field }),
    message,
  }
}
