import { parseArgs } from 'node:util'
import { CommandError } from './commandError.ts'
import { COMMANDS } from './commandList.ts'
import type { CommandHelp, CommandName } from './commandList.ts'
import { OPTIONS, SOURCE_OPTIONS } from './settings.ts'

/**
 * Refuses arguments of a command that takes none: `docent build ./pages` would build another folder.
 *
 * @throws {CommandError} that names the argument. Unknown options throw the error of `parseArgs`.
 */
export function refuseWords(command: CommandName, args: readonly string[]): void {
  const { words, options = {} }: CommandHelp = COMMANDS[command]
  if (words !== undefined) return
  const own = Object.keys(options).map((option) => {
    const [name = '', value] = option.replace('--', '').split(' ')
    return [name, { type: value === undefined ? 'boolean' : 'string' }] as const
  })
  const { positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: { ...OPTIONS, ...SOURCE_OPTIONS, ...Object.fromEntries(own) },
  })
  const [word] = positionals
  if (word === undefined) return
  throw new CommandError(
    `docent ${command} takes no argument, but got "${word}". ` +
      `"docent ${command} --help" lists the options.`,
  )
}
