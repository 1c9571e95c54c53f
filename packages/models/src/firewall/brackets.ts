/** A span of code from its first backtick on; undefined if no run of the same length closes it. */
export function readCode(text: string, at: number): { raw: string; content: string } | undefined {
  const length = countTicks(text, at)
  for (let from = at + length; ;) {
    const next = text.indexOf('`', from)
    if (next < 0) return undefined
    const found = countTicks(text, next)
    if (found === length) {
      return { raw: text.slice(at, next + length), content: text.slice(at + length, next) }
    }
    from = next + found
  }
}

export function countTicks(text: string, at: number): number {
  let end = at
  while (text[end] === '`') end++
  return end - at
}

/** Finds the bracket that closes the one at a place. Brackets in code and escapes do not count. */
export function findClosing(text: string, at: number): number | undefined {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    const character = text[index]
    if (character === '\\') index++
    else if (character === '`') {
      const code = readCode(text, index)
      index += (code?.raw.length ?? countTicks(text, index)) - 1
    } else if (character === '[') depth++
    else if (character === ']' && --depth === 0) return index
  }
  return undefined
}
