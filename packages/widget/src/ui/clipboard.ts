import type { SourceLink } from './sources.ts'

/**
 * Puts a text on the clipboard, and says whether it is there.
 *
 * Pages without TLS have no clipboard to write to; there the text is selected and copied by
 * command, in an element beside `near`: behind a modal dialog nothing could be selected.
 */
export async function writeClipboard(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const field = near.ownerDocument.createElement('textarea')
  field.className = 'vh'
  field.readOnly = true
  field.value = text
  near.after(field)
  field.select()
  const isCopied = near.ownerDocument.execCommand('copy')
  field.remove()
  if (near instanceof HTMLElement) near.focus({ preventScroll: true })
  return isCopied
}

/** An answer as it is copied: its Markdown, and below it the list of what its marks stand for. */
export function toCopyText(content: string, sources: readonly SourceLink[]): string {
  if (sources.length === 0) return content
  const list = sources.map(({ number, title, address }) => `[${number}] ${title}: ${address ?? ''}`)
  return `${content.trimEnd()}\n\n${list.join('\n')}`
}
