/** An element as Markdown. */
export interface WrittenElement {
  readonly text: string
  /** Whether it is a separate block, with empty lines around it. */
  readonly isBlock: boolean
}

export const NOTHING: WrittenElement = { text: '', isBlock: false }

export function block(text: string): WrittenElement {
  return { text, isBlock: true }
}

export function inline(text: string): WrittenElement {
  return { text, isBlock: false }
}
