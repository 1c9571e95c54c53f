/** The line of a configuration with a value in quotation marks. 0 if no line has it. */
export function findConfigLine(configText: string, value: string): number {
  const at = configText.search(new RegExp(`['"\`]${RegExp.escape(value)}['"\`]`))
  return at < 0 ? 0 : configText.slice(0, at).split('\n').length
}
