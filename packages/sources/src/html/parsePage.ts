import { DomHandler } from 'domhandler'
import type { Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { MAX_ELEMENT_DEPTH, MAX_OPEN_ELEMENTS } from '../limits.ts'

/** The tree of a page. It is only read: nothing of it is ever shown as HTML. */
export type HtmlTree = Document

/**
 * Reads HTML as forgivingly as browsers do, into a tree of bounded depth. A page that opens more
 * elements inside each other than any page needs is read up to there.
 */
export function parsePage(html: string): HtmlTree {
  const handler = new BoundedHandler()
  try {
    new Parser(handler, { decodeEntities: true }).end(html)
  } catch (cause) {
    if (!(cause instanceof TooDeepError)) throw cause
  }
  return handler.root
}

/** Ends the parser, whose work grows with the square of the number of open elements. */
class TooDeepError extends Error {}

/** Elements below the deepest level are read as part of the last one that is kept. */
class BoundedHandler extends DomHandler {
  private depth = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth++
    if (this.depth > MAX_OPEN_ELEMENTS) throw new TooDeepError()
    if (this.depth <= MAX_ELEMENT_DEPTH) super.onopentag(name, attributes)
  }

  override onclosetag(): void {
    if (this.depth <= MAX_ELEMENT_DEPTH) super.onclosetag()
    this.depth--
  }
}
