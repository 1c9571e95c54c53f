import { MAX_IMPORTED_CELLS } from '../limits.ts'
import { escapeLineStart, fenceBlock } from './escapeForMarkdown.ts'

/** The contents of a section, before they are written as Markdown. Inline text is Markdown already. */
export type TextBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'code'; readonly code: string; readonly language: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'list'; readonly start?: number; readonly items: readonly ListItem[] }

/** The first block of an item is on the line of its mark. */
type ListItem = readonly TextBlock[]

/** Blocks as Markdown with an empty line between them. */
export function writeMarkdown(blocks: readonly TextBlock[]): string {
  let written = ''
  let previous: TextBlock | undefined
  for (const block of blocks) {
    const markdown = writeBlock(block)
    if (markdown === '') continue
    written += written === '' ? markdown : `${separate(previous, block)}${markdown}`
    previous = block
  }
  return written
}

/** Two lists of one kind in a row would be read as one: a comment separates them. */
function separate(previous: TextBlock | undefined, block: TextBlock): string {
  const isSecondList = previous?.type === 'list' && block.type === 'list'
  return isSecondList ? '\n\n<!-- -->\n\n' : '\n\n'
}

function writeBlock(block: TextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return escapeLineStart(block.text)
    case 'code':
      return fenceBlock(block.code, block.language)
    case 'table':
      return writeTable(block.rows)
    case 'list':
      return writeList(block)
  }
}

function writeTable(rows: readonly (readonly string[])[]): string {
  const [head, ...all] = rows
  if (head === undefined || all.length === 0) return ''
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1)
  // One long row makes every row as long.
  const body = all.slice(0, Math.max(1, Math.floor(MAX_IMPORTED_CELLS / width) - 1))
  const write = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`
  return [
    write(head),
    write(head.map(() => '---').concat(Array(width - head.length).fill('---'))),
    ...body.map(write),
  ].join('\n')
}

function writeList({ start, items }: Extract<TextBlock, { type: 'list' }>): string {
  return items
    .map((item, index) => writeItem(item, start === undefined ? '- ' : `${start + index}. `))
    .filter((item) => item !== '')
    .join('\n')
}

function writeItem(item: ListItem, mark: string): string {
  const markdown = writeMarkdown(item)
  if (markdown === '') return ''
  const indent = ' '.repeat(mark.length)
  const [first = '', ...rest] = markdown.split('\n')
  return [mark + first, ...rest.map((line) => (line === '' ? '' : indent + line))].join('\n')
}
