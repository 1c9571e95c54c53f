/** What the search of the site says, in its dialog and on its page. */
export interface SearchTexts {
  readonly title: string
  /** The name of the field. */
  readonly field: string
  readonly placeholder: string
  readonly submit: string
  readonly close: string
  readonly results: string
  /** What a screen reader is told once there are some. */
  readonly count: string
  /** Instead of words that stand on no page: `{words}` are those of the pages. */
  readonly corrected: string
  readonly none: string
  readonly noneLine: string
  /** Where neither the server nor an index answers. */
  readonly failed: string
  /** Where nothing has been searched for yet. */
  readonly begin: string
  /** On a host of plain files, which needs script for it. */
  readonly needsScript: string
  /** The group of pages that stand in no folder. */
  readonly others: string
  readonly ask: string
  /** What the keys do, in the dialog. */
  readonly keys: string
}
