import { FENCE } from './fence.ts'
import { isFenceEnd } from './alignText.ts'

const OPENING = /^[ \t]*(`{3,}|~{3,})mdx-code-block[ \t]*$/

/** A page of Docusaurus without the marks that protect its components from translators: ```` ```mdx-code-block ````. */
export function openMdxBlocks(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  let fence = ''
  let isOpened = false
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? ''
      if (fence === '') {
        fence = mark
        isOpened = OPENING.test(line)
        return isOpened ? '' : line
      }
      if (!isFenceEnd(line, fence)) return line
      fence = ''
      return isOpened ? '' : line
    })
    .join('\n')
}
