// "List of all commands" wants every row of a table, where other questions want the row that fits.

import { allowSpellings } from '@docent/retrieval'

const ENGLISH =
  /\b(?:list of|all (?:the |of the |available |possible |supported )?\p{L}+s|every \p{L}+|(?:full|complete|whole) (?:list|table|overview|reference)|(?:available|supported|possible) \p{L}+s|overview of|list (?:the|all)|(?:which|what) (?:\p{L}+ ){0,2}\p{L}+s (?:are there|exist|are (?:available|supported)|do you (?:have|support)|does it (?:have|support)))\b|\blist[\s?!.]*$/iu
const OTHERS = allowSpellings(
  /\bliste (?:der|aller|des|de)\b|\b(?:alle|sämtliche|welche) \p{L}+ (?:gibt es|auflisten)|\balle \p{L}+(?:e|en|er|s)\b|\b(?:lista|elenco|lijst) (?:de|di|dei|delle|van)\b|قائمة|جميع|كل ال/iu,
)
// "Does it work in all browsers?" wants a yes or a no, and "how" wants steps.
const NOT_LISTED = allowSpellings(
  /^(?:do|does|did|is|are|can|could|will|would|should|may|has|have|am|how|why|when|where|who|geht|kann|ist|sind|wie|warum|wann|wo|wer|هل|كيف|لماذا|متى|أين)(?!\p{L})/iu,
)

const LIST = String.raw`(?:an? |the |any )?(?:\p{L}+ )?(?:list|table|overview) (?:of|with|for|that)\b`
/** "Is there a list of commands?", "Where can I find a table of …?" */
const ASKS_FOR_LIST = new RegExp(
  String.raw`^(?:(?:is|are) there ${LIST}|where (?:is|are|can (?:i|we) (?:find|get|see)|do (?:i|we) find) ${LIST}|(?:can|could) (?:you|i|we) (?:please )?(?:give|get|have|list|see|show|tell)(?: (?:me|us))? ${LIST})`,
  'iu',
)

/** Whether a question asks for a list by that name. */
export function asksForList(text: string): boolean {
  const question = text.trim()
  return (
    ASKS_FOR_LIST.test(question) ||
    /^(?:(?:show|give) me )?(?:the |an? )?(?:\p{L}+ )?list of\b/iu.test(question)
  )
}

/** Whether a question asks for a whole list. */
export function asksForAll(text: string): boolean {
  const question = text.trim()
  if (asksForList(question)) return true
  return !NOT_LISTED.test(question) && (ENGLISH.test(question) || OTHERS.test(question))
}
