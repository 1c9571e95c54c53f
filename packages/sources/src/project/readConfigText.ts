/** Reads a configuration in YAML or JSON. Undefined if it is neither. */
export async function readConfigText(text: string, isJson: boolean): Promise<unknown> {
  const { parseDocument } = await import('yaml')
  try {
    if (isJson) return JSON.parse(text)
    // MkDocs names functions of Python in tags, which nothing here reads.
    return parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).toJS({
      maxAliasCount: 100,
    }) as unknown
  } catch {
    // A documentation is readable without the configuration of another tool.
    return undefined
  }
}
