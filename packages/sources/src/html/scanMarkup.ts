import { Parser } from 'htmlparser2'
import type { Handler, ParserOptions } from 'htmlparser2'
import { MAX_OPEN_ELEMENTS } from '../limits.ts'

/** Counts the elements of a text while it is read. */
export interface ElementCount {
  /** How many elements are open. */
  readonly depth: number
  /** Ends the parser if there are more than a page needs. */
  open(): void
  close(): void
}

/** Ends the parser, whose work grows with the square of the number of open elements. */
class TooManyElementsError extends Error {}

/** @param maxElements of the whole text: a tree of more of them fills the memory. */
export function createElementCount(maxElements: number = Infinity): ElementCount {
  let depth = 0
  let elements = 0
  return {
    get depth() {
      return depth
    },
    open() {
      depth++
      elements++
      if (depth > MAX_OPEN_ELEMENTS || elements > maxElements) throw new TooManyElementsError()
    },
    close: () => void depth--,
  }
}

type Scan = Partial<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>>

/** Reads HTML or XML without building a tree, up to where too many elements are open. */
export function scanMarkup(text: string, scan: Scan, options?: ParserOptions): void {
  const count = createElementCount()
  runParser(
    text,
    {
      ...scan,
      onopentag(...parts) {
        count.open()
        scan.onopentag?.(...parts)
      },
      onclosetag(...parts) {
        count.close()
        scan.onclosetag?.(...parts)
      },
    },
    options,
  )
}

/** Runs the parser with a handler that counts. Returns whether the text was read to its end. */
export function runParser(
  text: string,
  handler: Partial<Handler>,
  options?: ParserOptions,
): boolean {
  try {
    new Parser(handler, options).end(text)
    return true
  } catch (cause) {
    if (!(cause instanceof TooManyElementsError)) throw cause
    return false
  }
}
