/** The texts of the search, in its dialog and on its page. */
export interface SearchTexts {
  readonly title: string
  /** The label of the field. */
  readonly field: string
  readonly placeholder: string
  readonly submit: string
  readonly close: string
  readonly results: string
  /** Announced to screen readers when results arrive. */
  readonly count: string
  /** After a spelling correction. `{words}` are the corrected words. */
  readonly corrected: string
  readonly none: string
  readonly noneLine: string
  /** When neither the server nor the static index answers. */
  readonly failed: string
  /** Before the first search. */
  readonly begin: string
  /** On a static host, where search works in the browser only. */
  readonly needsScript: string
  /** The group of pages outside any folder. */
  readonly others: string
  readonly ask: string
  /** The group of questions in the empty dialog. */
  readonly questions: string
  /** The keyboard hint in the dialog. */
  readonly keys: string
}
