import { isAlias, isCollection, isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Alias, Document, Node, Scalar, YAMLParseError } from 'yaml'
import { MAX_FRONT_MATTER_LENGTH, MAX_FRONT_MATTER_VALUES } from '../limits.ts'
import { readSimpleYaml } from './simpleYaml.ts'
import type { Fields, Value } from './value.ts'

const REASONS: readonly (readonly [start: string, reason: string])[] = [
  ['Nested mappings', 'has a ": " inside a value; put quotes around the value'],
  ['Map keys must be unique', 'has this field twice'],
  ['Tabs are not allowed', 'is indented with a tab; use spaces'],
  ['Missing closing', 'has a value whose quotes are not closed'],
  [
    'Unexpected scalar at node end',
    'has unexpected text after a closing quote or below a field with different indentation',
  ],
  ['All mapping items must start at the same column', 'has fields that are indented differently'],
  [
    'Plain value cannot start',
    'has a value that starts with a special character; put quotes around it',
  ],
  ['Implicit', 'has a line that is not a field such as "title: My page"'],
  ['Flow sequence', 'has a list that starts with "[" and has no "]"'],
  ['Flow map', 'has a group that starts with "{" and has no "}"'],
  ['Maximum call stack', 'is nested too deeply'],
]

/** Front matter that is not YAML, or not a list of named fields. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError'
  readonly line: number

  constructor(reason: string, line: number) {
    super(reason)
    this.line = line
  }
}

/**
 * Reads front matter as YAML 1.2, where `no` is a word and a date is text.
 *
 * @param firstLine of the file that the YAML starts on.
 * @throws {FrontMatterError} with the line of the file.
 */
export function readYaml(yaml: string, firstLine: number): Fields {
  if (yaml.length > MAX_FRONT_MATTER_LENGTH) {
    throw new FrontMatterError(
      `is longer than ${MAX_FRONT_MATTER_LENGTH} characters; move its text below it`,
      firstLine,
    )
  }
  return readSimpleYaml(yaml, firstLine) ?? parseYaml(yaml, firstLine)
}

/** The same by the parser, whatever the front matter holds. */
export function parseYaml(yaml: string, firstLine: number): Fields {
  try {
    return readFields(yaml, firstLine)
  } catch (cause) {
    // Thousands of nested brackets, or an alias inside its own value.
    if (cause instanceof RangeError) throw new FrontMatterError('is nested too deeply', firstLine)
    throw cause
  }
}

function readFields(yaml: string, firstLine: number): Fields {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'silent' })
  const toLine = (offset: number): number => firstLine - 1 + lineCounter.linePos(offset).line

  const [error] = document.errors
  if (error !== undefined) {
    throw new FrontMatterError(explain(error.message), toLine(findFault(error, document)))
  }
  if (document.contents === null) return new Map()

  const value = createReader(document, toLine)(document.contents, firstLine)
  if (value.type === 'group') return value.fields
  throw new FrontMatterError('has no fields such as "title: My page"', firstLine)
}

/** The parser finds an unclosed quote where the text ends: an author looks for the value's beginning. */
function findFault({ message, pos }: YAMLParseError, { contents }: Document): number {
  if (!message.startsWith('Missing closing') || !isMap(contents)) return pos[0]
  const starts = contents.items.map(({ value }) => (value as Node | null)?.range?.[0] ?? 0)
  return starts.findLast((start) => start > 0 && start <= pos[0]) ?? pos[0]
}

function createReader(
  document: Document,
  toLine: (offset: number) => number,
): (node: unknown, line: number) => Value {
  let left = MAX_FRONT_MATTER_VALUES

  // `above` is the line of the parent, for a node without a place: `key:` and no more.
  function read(node: unknown, above: number): Value {
    const place = node as Node | null
    const line = place?.range ? toLine(place.range[0]) : above
    // A few nested aliases can expand to billions of values.
    if (--left < 0) throw new FrontMatterError('has too many values', line)
    if (isAlias(node)) return read(resolve(node, line), line)
    if (isMap(node)) return { type: 'group', line, fields: readPairs(node.items, line) }
    if (isCollection(node)) {
      return { type: 'list', line, items: node.items.map((item) => read(item, line)) }
    }
    return isScalar(node) ? readScalar(node, line) : { type: 'nothing', line }
  }

  function resolve(alias: Alias, line: number): Node {
    const node = alias.resolve(document)
    if (node !== undefined) return node
    throw new FrontMatterError('has a value that starts with "*"; put quotes around it', line)
  }

  function readPairs(items: readonly unknown[], line: number): Fields {
    return new Map(
      items.filter(isPair).map((pair): [string, Value] => {
        const key = read(pair.key, line)
        return [key.type === 'text' ? key.text : '', read(pair.value, key.line)]
      }),
    )
  }

  return read
}

function readScalar(node: Scalar, line: number): Value {
  if (node.value === null) return { type: 'nothing', line }
  // The source keeps digits that a number loses: the version 1.10, the code 007.
  const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
  // A block of text starts below the `|` or `>` that announces it.
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
  return { type: 'text', line: isBlock ? line + 1 : line, text, plain: node.value }
}

/** The parser's reasons, in words for an author who does not know YAML. */
function explain(reason: string): string {
  const known = REASONS.find(([start]) => reason.startsWith(start))
  return known?.[1] ?? `cannot be read as YAML: ${reason.replace(/\.?$/, '')}`
}
