/** The word before a name in a reference: `class Lamp`. */
const KIND =
  /^(?:abstract|async|attribute|class|const|event|exception|function|method|property|static):?\s+/i

/** The text after a name in a reference: arguments, a type, a default, its kind, or nothing. */
const AFTER =
  /^(?:$|[([{<=:,]|\s+(?:[([{<=]|(?:command|directive|event|flag|function|macro|method|option|parameter|property|setting|variable)\b))/i

const NAME = /^[\p{L}\p{N}_$.:-]{2,100}(?:\[\w{0,20}\][\p{L}\p{N}_$.-]{0,60}){0,3}/u

/** A sign or a capital inside, which the words of a sentence do not have. */
const CODED = /[._-]|\p{Ll}\p{Lu}/u

/**
 * Whether the heading is an identifier that the question contains: `max_connections (integer)` for a
 * question about max_connections, and not for one about max_connections_per_user.
 */
export function isNamedHeading(heading: string, question: string): boolean {
  const text = tidy(heading)
  const asked = question.toLowerCase()
  if (CODED.test(text) && asked.includes(text.toLowerCase())) return true
  const name = readIdentifier(heading)
  return name !== undefined && hasWord(asked, name.toLowerCase())
}

/** The identifier that a heading of a reference consists of, besides its arguments, type or kind. */
export function readIdentifier(heading: string): string | undefined {
  const text = tidy(heading)
  const name = NAME.exec(text)?.[0].replace(/:+$/, '') ?? ''
  return CODED.test(name) && AFTER.test(text.slice(name.length)) ? name : undefined
}

/** Whether an identifier is code, such as `fs.allow` and `cacheDir`, and not a name such as iPhone. */
export function isCode(identifier: string): boolean {
  return /[._-]|^\p{Ll}{2,}\p{Lu}\p{Ll}/u.test(identifier)
}

function tidy(heading: string): string {
  return heading.replaceAll(/[`"]/g, '').replace(KIND, '')
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  if (at < 0) return false
  return !/[\w.-]$/.test(text.slice(0, at)) && !/^(?:[\w-]|\.\w)/.test(text.slice(at + word.length))
}
