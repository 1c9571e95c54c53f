import { allowSpellings } from '@docent/retrieval'

/** The two things that a question compares, in the visitor's words. */
export type Compared = readonly [first: string, second: string]

const BETTER = '(?:better|best|faster|right|cheaper|smaller|safer|easier|simpler)'
const USE = '(?:use|choose|pick|take|need|run|prefer|want|go with|deploy (?:on|to)|install)'

/** The two groups of each pattern are the two things; the first match counts. */
const FORMS: readonly RegExp[] = [
  String.raw`\bdifferences? between (.+?) and (.+)`,
  String.raw`\b(.+?) or (.+?)[,:;] *(?:what(?:'s| is) the difference|which|what should|when)\b`,
  String.raw`\bcompare (.+?) (?:and|with|to|against|vs\.?|versus) (.+)`,
  String.raw`\bhow (?:do|does|is|are) (.+?) (?:differ(?:ent)? from|compared? (?:to|with)) (.+)`,
  String.raw`\b(?:should|shall|do|would|when (?:should|do|would)) (?:i|we|you) ${USE} (.+?) or (.+)`,
  String.raw`\b(?:which|what)(?: one| of them)? is ${BETTER}\b[^,:]*[,:] *(.+?) or (.+)`,
  String.raw`\bis (.+?) ${BETTER} than (.+)`,
  String.raw`^(?:how about |what about )?(.+?) (?:vs\.?|versus) (.+)`,
  String.raw`\b(?:is|are) (.+?) the same(?: thing)? as (.+)`,
  String.raw`\b(?:is|are) (.+?) and (.+?) (?:both )?the same(?: thing)?$`,
  String.raw`\bwhen (?:to|(?:should|do|would|can) (?:i|we|you)) ${USE} (.+?),? (?:and|or) when (?:(?:to|(?:should|do|would|can) (?:i|we|you)) )?(?:${USE} )?(.+)`,
  String.raw`\bdo (?:i|we|you) (?:really )?need both (.+?) and (.+)`,
  String.raw`\b(?:which|what)(?: one)? (?:should|do|would|can) (?:i|we|you) ${USE}\b[^,:]*[,:] *(.+?) or (.+)`,
  String.raw`\bunterschiede? zwischen (.+?) und (.+)`,
  String.raw`\bvergleich(?:e|en sie)? (.+?) (?:und|mit) (.+)`,
  String.raw`\b(.+?) oder (.+?)[,:;] *(?:was ist der unterschied|welche[rs]?|was)\b`,
  String.raw`\b(?:soll|sollte|nehme|brauche) (?:ich|man|wir) (.+?) oder (.+?)(?: (?:nehmen|verwenden|benutzen|wählen))?$`,
  String.raw`الفرق بين (.+?) و ?(.+)`,
  String.raw`قارن بين (.+?) و ?(.+)`,
  String.raw`(?:أيهما|أي منهما) (?:أفضل|أسرع|أنسب)[،,:]? *(.+?) (?:أم|أو) (.+)`,
].map((form) => allowSpellings(new RegExp(form, 'iu')))

/** The time of some forms grows with the cube of the length. */
const MAX_LENGTH = 500
/** The maximum number of words in a name. */
const MAX_WORDS = 6

/** Reads the two things that "What is the difference between a hook and a plugin?" compares. */
export function readCompared(text: string): Compared | undefined {
  const asked = text.trim().replace(/(?<![\s?؟.!])[\s?؟.!]+$/u, '')
  if (asked.length > MAX_LENGTH) return undefined
  for (const form of FORMS) {
    const [, first = '', second = ''] = form.exec(asked) ?? []
    const names = leaveObject(toName(first), toName(second))
    if (names.every(isName) && names[0] !== names[1]) return names
  }
  return undefined
}

function toName(words: string): string {
  return words
    .trim()
    .replace(/^(?:(?:the|an?|using|der|die|das|dem|den|einem|einer|eine?)\s+)+/iu, '')
    .replace(/^["'“„`]|["'”“`]$/gu, '')
}

/** "Limiting and suspending an account" does both to the account, which only follows the second. */
function leaveObject(first: string, second: string): Compared {
  const [action = '', object] = second.split(/ (?=(?:an?|the|my|your|our) )/iu)
  const areActions = [first, action].every((one) => /^\p{L}+ing$/iu.test(one))
  return [first, areActions && object ? action : second]
}

/** Leaves out the purpose after the second thing, which is that of both: "threads or processes for the worker". */
export function leavePurpose([first, second]: Compared): Compared {
  const purpose = / (?:for|in|on|at|with|when|while|if|to) .+$/iu
  return [first, purpose.test(first) ? second : second.replace(purpose, '')]
}

function isName(words: string): boolean {
  return words !== '' && words.split(/\s+/).length <= MAX_WORDS
}
