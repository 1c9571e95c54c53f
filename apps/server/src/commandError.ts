/** A command cannot do its work. The message is one plain sentence for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/**
 * The only argument of a command. An argument that a command does not read would have no effect, and nobody
 * would notice.
 *
 * @throws {CommandError} if it is missing, with that message, or if there are more.
 */
export function readOnlyWord(
  command: string,
  [word, another]: readonly string[],
  missing: string,
): string {
  if (word === undefined) throw new CommandError(missing)
  if (another === undefined) return word
  throw new CommandError(
    `${command} takes one argument, but got "${another}" after "${word}". ` +
      'Put a name that contains spaces in quotes.',
  )
}

/**
 * Describes a mistake in the arguments of a command. Undefined unless `parseArgs` threw this error.
 */
export function describeArgumentError(error: unknown, command: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!code.startsWith('ERR_PARSE_ARGS')) return undefined
  const { message } = error as Error
  const [, word] = /^Unexpected argument '(.*)'\. This command/s.exec(message) ?? []
  if (word !== undefined) return `${command} takes no argument, but got "${word}".`
  // Node explains this in three lines, with rules that no reader needs.
  const [, option] = /^Option '(\S+?)(?:,| <|')[^]* argument is ambiguous/.exec(message) ?? []
  if (option !== undefined)
    return `${option} needs a value, and the word after it begins with a dash.`
  // The first sentence of Node's parser names the option; the rest describes parsing rules.
  return `${message.split('. ')[0]}.`
}
