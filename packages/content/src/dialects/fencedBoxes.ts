import { FENCE } from './fence.ts'

/** A block of MyST that is written like code: ```` ```{note} Title ````. */
const BOX =
  /^([ \t]*)(`{3,}|:{3,})\{(admonition|attention|caution|danger|dropdown|error|hint|important|note|seealso|tip|warning)\}[ \t]*(.*)$/i

/** The boxes of MyST that are written like code, as boxes between colons. */
export function openFencedBoxes(text: string): string {
  if (!/^[ \t]*`{3,}\{[a-z]/im.test(text)) return text
  /** The fences of the open boxes, the outermost first, and that of code in them. */
  const boxes: string[] = []
  let code = ''
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? ''
      const isEnd = mark !== '' && line.trim() === mark
      if (code !== '') {
        if (isEnd && mark.startsWith(code)) code = ''
        return line
      }
      const [, indent = '', fence, name, title = ''] = BOX.exec(line) ?? []
      if (fence?.startsWith('`')) {
        boxes.push(fence)
        // An admonition has only its title.
        const label = name?.toLowerCase() === 'admonition' ? 'note' : name
        return `${indent}:::${label} ${title}`.trimEnd()
      }
      if (isEnd && mark === boxes.at(-1)) {
        boxes.pop()
        return `${/^[ \t]*/.exec(line)?.[0] ?? ''}:::`
      }
      code = mark
      return line
    })
    .join('\n')
}
