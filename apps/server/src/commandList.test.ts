import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMMANDS, COMMON_OPTIONS, formatUsage } from './commandList.ts'
import type { CommandHelp, CommandName } from './commandList.ts'
import { OPTIONS, SOURCE_OPTIONS } from './settings.ts'

const FOLDER = join(import.meta.dirname, 'commands')

/** The file that reads a command's options, if not its own file. */
const ELSEWHERE: Readonly<Record<string, string>> = { eval: '../evaluation/evalSettings.ts' }

it('lists every command that has a file', async () => {
  const files = (await readdir(FOLDER)).filter((file) => !file.includes('.test.'))
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(
    Object.keys(COMMANDS).toSorted(),
  )
})

it.each(Object.keys(COMMANDS) as CommandName[])(
  'lists exactly the options that %s reads',
  async (name) => {
    const read = await readOptions(ELSEWHERE[name] ?? `${name}.ts`)
    const { options = {} }: CommandHelp = COMMANDS[name]
    const own = Object.keys(options).map(nameOf)
    // Some commands give a common option another meaning, such as --from in migrate.
    const isOwn = (option: string): boolean =>
      read.includes(option) || !(option in { ...OPTIONS, ...SOURCE_OPTIONS })
    expect(own.filter(isOwn).toSorted()).toEqual(read.toSorted())
  },
)

it('lists every option that all commands accept', () => {
  const shown = [...Object.keys(COMMANDS.serve.options), ...Object.keys(COMMON_OPTIONS)]
  const known = { ...OPTIONS, ...SOURCE_OPTIONS }
  expect(shown.map(nameOf).toSorted()).toEqual(Object.keys(known).toSorted())
})

// "--questions N|FILEwrite N questions": the option was as long as its column.
it('leaves a gap after every option', () => {
  for (const [name, { options = {} }] of Object.entries<CommandHelp>(COMMANDS)) {
    for (const [option, does] of Object.entries(options)) {
      expect(formatUsage(name)).toContain(`  ${option}  `)
      expect(formatUsage(name)).toContain(`  ${does}`)
    }
  }
})

it('prints one command, or all', () => {
  expect(formatUsage('eval')).toMatch(/^docent eval FILE: .*\n\n {2}--/)
  expect(formatUsage('eval')).toContain('\n  --verbose ')
  expect(formatUsage('eval')).toContain('\n  --content DIR ')
  expect(formatUsage('toString')).toMatch(/^docent COMMAND \[OPTIONS\]\n\n {2}serve {5}build/)
  // "semantic" used to touch its description.
  expect(formatUsage()).toContain('\n  semantic  search')
})

/** The option names in a command's calls of `parseArgs`. */
async function readOptions(file: string): Promise<string[]> {
  const source = await readFile(join(FOLDER, file), 'utf8')
  return Array.from(
    source.matchAll(/(?:'([\w-]+)'|(\w+)): \{ type: '(?:string|boolean)'/g),
    (match) => {
      return match[1] ?? match[2] ?? ''
    },
  )
}

/** `port` for `--port N`, and `limits` for `--no-limits`. */
function nameOf(option: string): string {
  return option.split(' ')[0]!.replace(/^--(?:no-)?/, '')
}
