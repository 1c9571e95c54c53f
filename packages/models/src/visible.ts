import { decodeEntities } from '@docent/content'

/** Not a blank, and not a character for which nothing is drawn, such as U+200B. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The place of the first visible character, with references such as `&nbsp;` resolved; -1 without one. */
export function findVisible(text: string): number {
  return decodeEntities(text).search(VISIBLE)
}
