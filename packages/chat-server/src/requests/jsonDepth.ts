/**
 * How deep JSON text nests, without parsing it: JSON that is nested tens of thousands deep can end
 * the process inside `JSON.parse`, past any catch. Stops counting beyond `limit`.
 */
export function jsonDepth(text: string, limit: number): number {
  let depth = 0
  let deepest = 0
  let isString = false

  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (isString) {
      if (char === '\\') at++
      else if (char === '"') isString = false
    } else if (char === '"') {
      isString = true
    } else if (char === '{' || char === '[') {
      depth += 1
      deepest = Math.max(deepest, depth)
      if (deepest > limit) return deepest
    } else if (char === '}' || char === ']') {
      depth -= 1
    }
  }
  return deepest
}
