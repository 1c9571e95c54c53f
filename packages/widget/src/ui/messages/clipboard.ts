// Loaded when somebody comes near a Copy button.

import type { RefObject } from 'react'
import { readHref } from '../markdown/links.ts'
import { toRichText } from './richText.ts'
import type { SourceLink } from '../sources/sources.ts'

/** An answer to copy: as rendered, and the sources of its marks. */
export interface CopiedAnswer {
  readonly drawn: RefObject<Element | null>
  readonly sources: readonly SourceLink[]
}

interface Copied {
  readonly text: string
  readonly html: string | undefined
}

/**
 * Copies a text to the clipboard, and says whether that worked. An answer is copied as Markdown with
 * the list of its sources, and also as rich text for programs that can paste it.
 *
 * Pages without TLS have no clipboard API; there the copy command copies from an element next to
 * `near`: behind a modal dialog nothing could be selected.
 */
export async function writeClipboard(
  content: string,
  near: Element,
  answer?: CopiedAnswer,
): Promise<boolean> {
  const { sources = [], drawn } = answer ?? {}
  const text = answer ? toCopyText(content, sources, near.ownerDocument.baseURI) : content
  const html = drawn?.current ? toRichText(drawn.current, sources) : undefined
  if (html === undefined) return (await writeText(text)) || copyByCommand({ text, html }, near)
  return (
    // By command first: a browser sanitises direct clipboard writes as part of this page, whose content
    // policy then removes the styles and reports each.
    copyByCommand({ text, html }, near) || (await writeItem(text, html)) || (await writeText(text))
  )
}

/**
 * Selects what a Copy button is for, so that a visitor can copy it by hand. WebKit, for one, copies
 * nothing out of a shadow root, and lets no script write to the clipboard once that has failed.
 */
export function selectText(near: Element, answer?: CopiedAnswer): void {
  const shown = answer?.drawn.current ?? near.closest('.code, .turn')?.querySelector('pre, .bubble')
  if (shown) near.ownerDocument.getSelection()?.selectAllChildren(shown)
}

/**
 * The copied form of an answer: its Markdown, in which links are read against `base`, and below it the list
 * of its sources.
 */
export function toCopyText(content: string, sources: readonly SourceLink[], base: string): string {
  const text = completeLinks(content, base)
  if (sources.length === 0) return text
  const list = sources.map(({ number, title, address }) => `[${number}] ${title}: ${address ?? ''}`)
  return `${text.trimEnd()}\n\n${list.join('\n')}`
}

/** The address of a link within the site. */
const RELATIVE = /(?<=\]\()[/#.][^\s)]*/g

/** Code stays as it is: from a run of backticks to the next one of the same length. */
function completeLinks(text: string, base: string): string {
  const pieces = text.split(/(`+)/)
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    if (at % 2 === 1) at = Math.max(at, pieces.indexOf(piece, at + 1))
    else pieces[at] = piece.replace(RELATIVE, (address) => readHref(address, base) ?? address)
  }
  return pieces.join('')
}

async function writeItem(text: string, html: string): Promise<boolean> {
  return succeeds(async () => {
    const kinds = { 'text/plain': text, 'text/html': html }
    const blobs = Object.entries(kinds).map(([type, part]) => [type, new Blob([part], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  })
}

async function writeText(text: string): Promise<boolean> {
  return succeeds(() => navigator.clipboard.writeText(text))
}

/** If a browser lacks or forbids one way, the next one is tried. */
async function succeeds(write: () => Promise<void>): Promise<boolean> {
  try {
    await write()
    return true
  } catch {
    return false
  }
}

function copyByCommand({ text, html }: Copied, near: Element): boolean {
  const page = near.ownerDocument
  const field = page.createElement('textarea')
  field.className = 'vh'
  field.readOnly = true
  field.value = text
  near.after(field)
  field.select()

  // The selection is copied only as plain text, unless the event has more data.
  function give(event: ClipboardEvent): void {
    if (html === undefined || !event.clipboardData) return
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData('text/html', html)
    event.preventDefault()
  }
  page.addEventListener('copy', give, { capture: true })
  try {
    return page.execCommand('copy')
  } catch {
    // The command is one of the past, and some day a browser may be without it.
    return false
  } finally {
    page.removeEventListener('copy', give, { capture: true })
    field.remove()
    if (near instanceof HTMLElement) near.focus({ preventScroll: true })
  }
}
