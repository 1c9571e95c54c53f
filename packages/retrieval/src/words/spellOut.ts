import { dropTags } from './dropTags.ts'

const SHORT_YOU =
  /(?<=\b(?:do|does|did|can|could|would|will|should|are|have|if|when|what|how|where|that) )u(?=\s|[?!.,]|$)/g

/** A question without pasted tags, and with its short words spelt out. */
export function toPlainQuestion(asked: string): string {
  return spellOut(dropTags(asked))
}

/** "do u ship" means "do you ship". A "U" elsewhere may be a unit or a name. */
export function spellOut(text: string): string {
  return text.replaceAll(SHORT_YOU, 'you')
}
