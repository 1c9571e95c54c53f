import { Fragment, type ReactNode } from 'react'

export interface InlineCodeProps {
  readonly text: string
  /** In a cell of a table, which has less room than a line of text. */
  readonly isInCell: boolean
}

/**
 * Code in a line. A line may break between its words, but within a word only if that is too long for a
 * phone: an option such as `--port` would break after its hyphens.
 */
export function InlineCode({ text, isInCell }: InlineCodeProps): ReactNode {
  if (isKept(text, isInCell)) return <code className="kept">{text}</code>
  const words = text
    .split(/(\s+)/)
    .map((word, place) => (
      <Fragment key={place}>
        {isKept(word) ? <span className="kept">{word}</span> : breakName(word, isInCell)}
      </Fragment>
    ))
  return <code>{words}</code>
}

/** Characters. The narrowest column of a phone has room for them. */
const MAX_KEPT = 24

/** Characters. A table of two columns has room for as many in the second one on a phone. */
const MAX_COMMAND = 20

/** Whether the style sheet has to keep it on one line: a browser would break it at a space or a hyphen. */
function isKept(code: string, isInCell = false): boolean {
  const isCommand = /\s\S/.test(code)
  const most = isInCell && isCommand ? MAX_COMMAND : MAX_KEPT
  return code.length <= most && (isCommand || /-[^-\s]/.test(code))
}

/** Characters. A shorter name leaves room for the other columns of a table on a phone. */
const MAX_WHOLE = 14

/**
 * A long name, setting or path, such as historyCharacters or host_name=node, with places for breaks
 * between its words. Only small windows use them.
 */
function breakName(name: string, isInCell: boolean): ReactNode {
  const isName = /^[\w=%.,/]+$/.test(name)
  if (name.length <= (isInCell && isName ? MAX_WHOLE : MAX_KEPT)) return name
  return name.split(/(?<=[_=,]|\w\/)|(?<=[a-z])(?=[A-Z])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
