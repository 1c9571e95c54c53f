import type { Fields, Value } from './value.ts'

// Most front matter is a few names with a phrase, a day or a list of phrases each. The YAML parser
// takes longer for that than everything else takes for a short page, so it is read here, line by
// line. Any line that could mean something else leaves the whole to the parser.

const NOTHING = /^ *(?:#.*)?$/
const FIELD = /^([A-Za-z][\w-]*):(?: +(?! )(.+))?$/
const ITEM = /^( *)- +(?! )(.+)$/
const BRACKETS = /^\[(.+)\]$/
const ITEM_IN_BRACKETS = /^ *(?! )(.*[^ ])$/
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/
const DAY = /^\d{4}-\d\d-\d\d$/
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/
const WORD_OF_YAML = /^(?:true|false|null)$/i
// Only a `#` behind a space and a `:` before one mean something in the middle of a phrase, and
// between brackets a few signs more; a letter at its start rules out all the rest.
const PHRASE = /^[A-Za-z\u00A1-\uFEFE](?:[ -"$-9;-~\u00A1-\uFEFE]|:(?=[^ ]))*$/
const PHRASE_IN_BRACKETS = /^[A-Za-z\u00A1-\uFEFE][\w ./+()!\u00A1-\uFEFE-]*$/

interface Line {
  readonly text: string
  readonly line: number
}

/**
 * Reads front matter of the plainest kind as the parser would; undefined for any other kind.
 *
 * @param firstLine of the file that the front matter starts on.
 */
export function readSimpleYaml(yaml: string, firstLine: number): Fields | undefined {
  const lines = yaml
    .split('\n')
    .map((text, index) => ({ text: trimSpaces(text), line: firstLine + index }))
  const written = lines.filter(({ text }) => !NOTHING.test(text))
  const fields = new Map<string, Value>()
  for (let at = 0; at < written.length; at++) {
    const { text, line } = written[at] ?? { text: '', line: 0 }
    const [, name, value = ''] = FIELD.exec(text) ?? []
    if (name === undefined || WORD_OF_YAML.test(name) || fields.has(name)) return undefined

    const items = value === '' ? takeItems(written, at + 1) : []
    const read = items.length === 0 ? readValue(value, line) : readItems(items)
    if (read === undefined) return undefined
    fields.set(name, read)
    at += items.length
  }
  return fields
}

/** Only spaces: other white space at the end of a line is part of the value. */
function trimSpaces(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

/** The lines `- …` from a place on that have one depth. */
function takeItems(lines: readonly Line[], from: number): Line[] {
  const items: Line[] = []
  let depth: string | undefined
  for (const { text, line } of lines.slice(from)) {
    const [, indent, value = ''] = ITEM.exec(text) ?? []
    if (indent === undefined || indent !== (depth ?? indent)) break
    depth = indent
    items.push({ text: value, line })
  }
  return items
}

function readItems(items: readonly Line[]): Value | undefined {
  const values = items.map(({ text, line }) => readPhrase(text, line, PHRASE))
  return toList(values, items[0]?.line ?? 0)
}

function readValue(text: string, line: number): Value | undefined {
  if (text === '') return { type: 'nothing', line }
  const inside = BRACKETS.exec(text)?.[1]
  if (inside === undefined) return readPhrase(text, line, PHRASE)
  const items = inside.split(',').map((item) => ITEM_IN_BRACKETS.exec(item)?.[1] ?? '')
  const values = items.map((item) => readPhrase(item, line, PHRASE_IN_BRACKETS))
  return toList(values, line)
}

function toList(values: readonly (Value | undefined)[], line: number): Value | undefined {
  const items = values.filter((value) => value !== undefined)
  return items.length === values.length ? { type: 'list', line, items } : undefined
}

function readPhrase(text: string, line: number, phrase: RegExp): Value | undefined {
  const quoted = QUOTED.exec(text)
  if (quoted !== null) {
    const plain = quoted[1] ?? quoted[2] ?? ''
    return { type: 'text', line, text: plain, plain }
  }
  const isFlag = text === 'true' || text === 'false'
  if (isFlag) return { type: 'text', line, text, plain: text === 'true' }
  if (WHOLE_NUMBER.test(text)) return { type: 'text', line, text, plain: Number(text) }
  const isPhrase = DAY.test(text) || (phrase.test(text) && !WORD_OF_YAML.test(text))
  return isPhrase ? { type: 'text', line, text, plain: text } : undefined
}
