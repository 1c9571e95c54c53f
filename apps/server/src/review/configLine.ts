/** The line of a configuration that a value stands on in quotation marks; 0 where it stands on none. */
export function findConfigLine(configText: string, value: string): number {
  const at = configText.search(new RegExp(`['"\`]${RegExp.escape(value)}['"\`]`))
  return at < 0 ? 0 : configText.slice(0, at).split('\n').length
}
