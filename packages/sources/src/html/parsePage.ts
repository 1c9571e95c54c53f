import { DomHandler } from 'domhandler'
import type { Document } from 'domhandler'
import type { ParserOptions } from 'htmlparser2'
import { MAX_ELEMENT_DEPTH, MAX_ELEMENTS } from '../limits.ts'
import { createElementCount, runParser } from './scanMarkup.ts'
import type { ElementCount } from './scanMarkup.ts'

/** The tree of a page. It is only read: nothing of it is ever shown as HTML. */
export type HtmlTree = Document

/**
 * Reads HTML as forgivingly as browsers do, into a tree of bounded depth. A page that opens more
 * elements than any page needs is read up to there.
 */
export function parsePage(html: string): HtmlTree {
  return parseTree(html, MAX_ELEMENTS).tree
}

/** A tree of bounded depth, and whether the text was read to its end. */
export interface BoundedTree {
  readonly tree: Document
  readonly isWhole: boolean
}

/** Reads HTML, or by the options XML, until it has too many elements. */
export function parseTree(text: string, maxElements: number, options?: ParserOptions): BoundedTree {
  const handler = new BoundedHandler(maxElements)
  const isWhole = runParser(text, handler, options)
  return { tree: handler.root, isWhole }
}

/** Elements below the deepest level are read as part of the last one that is kept. */
class BoundedHandler extends DomHandler {
  private readonly count: ElementCount

  constructor(maxElements: number) {
    super()
    this.count = createElementCount(maxElements)
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.count.open()
    if (this.count.depth <= MAX_ELEMENT_DEPTH) super.onopentag(name, attributes)
  }

  override onclosetag(): void {
    if (this.count.depth <= MAX_ELEMENT_DEPTH) super.onclosetag()
    this.count.close()
  }
}
