import { CommandError } from './commandError.ts'

/**
 * The one output format that the options of a command choose, by its option. Undefined for the usual text.
 *
 * @throws {CommandError} for two formats: one of them would be missing without a word.
 */
export function chooseFormat<Name extends string>(
  chosen: Readonly<Record<Name, boolean>>,
): Name | undefined {
  const names = (Object.keys(chosen) as Name[]).filter((name) => chosen[name])
  const [format, another] = names
  if (another === undefined) return format
  throw new CommandError(`--${format} and --${another} are two formats: choose one of them.`)
}
