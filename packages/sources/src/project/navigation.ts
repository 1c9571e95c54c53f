/** An entry of the navigation of another tool: a page, a group, or both. */
export interface NavigationEntry {
  readonly name?: string | undefined
  /** As it is written, from one of the bases: `guide/install.md`, `/guide/install/`. */
  readonly page?: string | undefined
  /** All pages of a folder, which the tool lists itself. */
  readonly pagesOf?: string | undefined
  readonly entries?: readonly NavigationEntry[] | undefined
}

export interface Navigation {
  readonly entries: readonly NavigationEntry[]
  /** The folders that its pages may start at. */
  readonly bases: readonly string[]
}

/** No navigation that a person reads is deeper. */
export const MAX_NAVIGATION_DEPTH = 12
