/** The line of a configuration with a value in quotation marks. 0 if no line has it. */
export function findConfigLine(configText: string, value: string): number {
  const at = configText.search(new RegExp(`['"\`]${escapePattern(value)}['"\`]`))
  return at < 0 ? 0 : configText.slice(0, at).split('\n').length
}

/** The line of a key in a configuration, by its path: `models.use[0].url`. 0 if no line has it. */
export function findKeyLine(configText: string, path: string): number {
  let at = 0
  for (const name of path.replaceAll(/\[\d+\]/g, '').split('.')) {
    const key = new RegExp(`(?<![\\w.-])['"\`]?${escapePattern(name)}['"\`]?\\s*:`, 'g')
    key.lastIndex = at
    const found = key.exec(configText)
    // A computed or imported key is not in the text.
    if (!found) return 0
    at = found.index
  }
  return configText.slice(0, at).split('\n').length
}

/** A text as a pattern that finds it. Node 22 has no `RegExp.escape`. */
function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
