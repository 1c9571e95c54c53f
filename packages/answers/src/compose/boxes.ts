const KINDS =
  'attention|caution|danger|hint|important|info|information|note|nb|notice|remember|tip|warning'
/** "Tip: This is useful if …" */
const BOX = new RegExp(`^(?:${KINDS}):\\s+`, 'i')
const ALONE = new RegExp(`^(?:${KINDS}):?$`, 'i')

/** Leaves out the label of a box, which says nothing about the sentence after it. */
export function leaveBox(text: string): string {
  return text.replace(BOX, '')
}

/** Whether a label only says that a box follows. */
export function isBox(label: string): boolean {
  return ALONE.test(label)
}
