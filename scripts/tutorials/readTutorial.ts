// A tutorial states after each fence how a reader uses the block. The site shows none of these words;
// the script that follows tutorials reads nothing else. docs/tutorials.md lists them.

/** A reader's action at one place of a tutorial. */
export type Action =
  | { readonly type: 'run'; readonly command: string; readonly fails: boolean }
  | { readonly type: 'serve'; readonly command: string; readonly name: string }
  /** The complete output of the previous command. */
  | { readonly type: 'output'; readonly text: string }
  /** Text that a server prints, now or soon, after the last text that was found. */
  | { readonly type: 'said'; readonly text: string; readonly name: string }
  | { readonly type: 'write'; readonly file: string; readonly text: string }
  | { readonly type: 'change'; readonly file: string; readonly text: string }
  /** The page at the address contains the words or, with `miss`, does not. */
  | { readonly type: 'see' | 'miss'; readonly address: string; readonly words: string }
  | { readonly type: 'stop'; readonly name: string }
  | { readonly type: 'elsewhere'; readonly language: string; readonly text: string }

export interface Step {
  /** Of the file, from 1: where the fence or the comment begins. */
  readonly line: number
  readonly action: Action
  /** A program without which the block is left out, and the output below it too. */
  readonly needs: string | undefined
  /** The folder that a command runs in, from that of the project; undefined for the project's own. */
  readonly in?: string
}

/** A block that nobody could follow: a mistake of the author. */
export class MarkError extends Error {
  override readonly name = 'MarkError'
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** The name of a server whose block gives none. */
const SITE = 'site'

const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/
const LOOK = /^\s*<!-- (see|miss) (\S+): (.+) -->\s*$/
const STOP = /^\s*<!-- stop (\w+) -->\s*$/

/**
 * Reads the steps of a tutorial's Markdown, in order.
 *
 * @throws {MarkError} for a block without a mark, or with one that makes no sense.
 */
export function readTutorial(markdown: string): Step[] {
  const lines = markdown.split('\n')
  const steps: Step[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const comment = readComment(lines[at] ?? '')
    if (comment) steps.push({ line: at + 1, action: comment, needs: undefined })
    const fence = FENCE.exec(lines[at] ?? '')
    if (!fence) continue
    const block = readBlock(fence, lines, at)
    steps.push(toStep(block, steps))
    at = block.end
  }
  return steps
}

interface Block {
  readonly line: number
  readonly language: string
  readonly title: string | undefined
  readonly words: readonly string[]
  readonly text: string
  /** The place of its last line. */
  readonly end: number
}

function readBlock(fence: RegExpExecArray, lines: readonly string[], at: number): Block {
  const [, indent = '', marks = '', info = ''] = fence
  const closes = (line: string) => /^\s*(?:`+|~+)\s*$/.test(line) && line.includes(marks)
  const length = lines.slice(at + 1).findIndex(closes)
  if (length < 0) throw new MarkError(at + 1, 'The block has no end.')
  const text = lines
    .slice(at + 1, at + 1 + length)
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
    .join('\n')
  const title = /\btitle="([^"]+)"/.exec(info)?.[1]
  const [language = '', ...words] = info
    .replace(/\S*"[^"]*"/g, '')
    .trim()
    .split(/\s+/)
  return { line: at + 1, language, title, words, text, end: at + 1 + length }
}

/** A reader's action or observation that no block contains. */
function readComment(line: string): Action | undefined {
  const [, type, address = '', words = ''] = LOOK.exec(line) ?? []
  if (type === 'see' || type === 'miss') return { type, address, words }
  const name = STOP.exec(line)?.[1]
  return name === undefined ? undefined : { type: 'stop', name }
}

function toStep(block: Block, before: readonly Step[]): Step {
  const { line, words } = block
  const needs = valueOf(words, 'needs') || undefined
  const action = toAction(block)
  // If a command was left out, there is nothing to compare.
  const last = before.at(-1)
  if (action.type === 'output' && last?.action.type !== 'run') {
    throw new MarkError(line, 'An output has to stand right below the command that printed it.')
  }
  const place = valueOf(words, 'in')
  return {
    line,
    action,
    needs: action.type === 'output' ? last?.needs : needs,
    ...(place !== '' && { in: place }),
  }
}

function toAction(block: Block): Action {
  const { line, language, words, text } = block
  const command = text
  const name = (mark: string) => valueOf(words, mark) || SITE
  if (words.includes('run')) return { type: 'run', command, fails: words.includes('fails') }
  if (has(words, 'serve')) return { type: 'serve', command, name: name('serve') }
  if (words.includes('output')) return { type: 'output', text }
  if (has(words, 'said')) return { type: 'said', text, name: name('said') }
  if (words.includes('file')) return { type: 'write', file: titleOf(block), text: `${text}\n` }
  if (words.includes('change')) return { type: 'change', file: titleOf(block), text }
  if (words.includes('elsewhere')) return { type: 'elsewhere', language, text }
  throw new MarkError(
    line,
    'The block says not what to do with it: mark it as run, serve, output, said, file, change or elsewhere.',
  )
}

function titleOf({ line, title }: Block): string {
  if (title === undefined) throw new MarkError(line, 'A file has its path as its title.')
  return title
}

function has(words: readonly string[], mark: string): boolean {
  return words.some((word) => word === mark || word.startsWith(`${mark}=`))
}

function valueOf(words: readonly string[], mark: string): string {
  return words.find((word) => word.startsWith(`${mark}=`))?.slice(mark.length + 1) ?? ''
}
