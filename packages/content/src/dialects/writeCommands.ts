import { readTextList } from './attributeData.ts'
import { nameProgram, PROGRAM } from './nameProgram.ts'
import type { Element } from './nestElements.ts'
import { writeCodeBlock } from './writeCode.ts'

const TOOLS = ['npm', 'pnpm', 'yarn', 'bun', 'deno', 'cargo', 'pip', 'npx'] as const
type Tool = (typeof TOOLS)[number]
/** A command that begins with one of these is whole. */
const STARTED = new Set<string>([...TOOLS, 'bunx', 'pnpx', 'node', 'corepack', 'sudo'])
/** Elements that show one command for each package manager: `PackageManagers`, `npm_tabs`. */
const MANAGERS = /^np[mx]|packagemanager|pkgmanager/
const VERBS: Readonly<Record<string, string>> = {
  '': 'install',
  add: 'install',
  'init-create': 'init',
  remove: 'uninstall',
}

/** The commands of `npm` itself: any other word after `npm` is an error. */
const NPM_VERBS = new Set(
  'access add audit ci config create dedupe exec i info init init-create install link list login logout ls outdated pack prune publish rebuild remove rm run run-script start stop test uninstall unlink update upgrade version view whoami'.split(
    ' ',
  ),
)
/** More words that only the other package managers and tools know. */
const VERBS_OF_OTHERS = new Set(
  'build clean dlx fetch get global import upgrade-interactive x'.split(' '),
)

/**
 * The commands that an empty element says in its attributes, as a block of code. An element for several
 * package managers gives the command of npm, because the others follow from it, unless it has a command for each.
 */
export function writeCommands(element: Element): string {
  const given = TOOLS.map((tool) => readToolCommands(element, tool)).filter((one) => one !== '')
  if (given.length > 0) return writeCodeBlock(joinTools(given), 'sh')
  const { command, isWhole } = composeCommand(element)
  // Without a language, it is code that a page shows, and not a command for a terminal.
  return writeCodeBlock(command, isWhole ? 'sh' : '')
}

/** The commands of one tool, each on a line: `npm="npm i a"` and `npm={["i a", "@acme/b --fix"]}`. */
function readToolCommands(element: Element, tool: Tool): string {
  const value = element.attributes.get(tool)
  if (typeof value === 'string') return value.trim()
  return readTextList(value)
    .map((words) => readToolCommand(words.replaceAll(/\s+/g, ' ').trim(), tool))
    .filter((command) => command !== '')
    .join('\n')
}

/** Words in a list are what follows the name of the tool, or of its runner of packages. */
function readToolCommand(words: string, tool: Tool): string {
  const [first = '', ...rest] = words.split(' ')
  if (STARTED.has(first)) return words
  if (tool === 'npx' || NPM_VERBS.has(first) || VERBS_OF_OTHERS.has(first))
    return joinWords(tool, words)
  // Any tool may start it in its own way. The name of a package alone may be no command at all.
  return tool === 'npm' && rest.length > 0 ? joinWords('npx', words) : ''
}

/** An empty line separates tools that have several commands each. */
function joinTools(commands: readonly string[]): string {
  return commands.join(commands.some((one) => one.includes('\n')) ? '\n\n' : '\n')
}

interface Composed {
  readonly command: string
  /** False if the first word of the command is missing. */
  readonly isWhole: boolean
}

function composeCommand(element: Element): Composed {
  const read = (...names: readonly string[]): string => readWords(element, names)
  const isManager = MANAGERS.test(element.name.replaceAll('_', ''))
  const { command, isWhole } = isManager ? composeManager(element) : whole(read('command', 'cmd'))
  if (command === '') return whole('')
  const before = readTextList(element.attributes.get('previousCommands'))
  const comment = read('comment')
  const line = [...before, joinWords(read('env', 'prefix'), command)].join(' | ')
  const lines = comment === '' || comment.includes('{') ? line : `# ${comment}\n${line}`
  return { command: lines, isWhole }
}

function composeManager(element: Element): Composed {
  const read = (...names: readonly string[]): string => readWords(element, names)
  const isSet = (name: string): boolean => element.attributes.get(name) === true
  const packages = read('packages', 'package', 'pkg', 'pkgs', 'install')
  const args = read('args')
  const [verb, started] = [read('command', 'type'), read('exec', 'dlx')]
  if (started !== '') return whole('npx', started, args)
  if (element.name.startsWith('npx') || verb === 'exec' || verb === 'dlx')
    return packages + args === '' ? whole('') : whole('npx', packages, args)
  // Each tool starts it in its own way.
  if (read('run') !== '') return whole(read('run'), args)
  if (verb + packages + args === '') return whole('')
  if (!isOfNpm(element, verb)) return composeProgram(element, joinWords(verb, packages, args))
  const flags = [isSet('dev') ? '--save-dev' : '', isSet('global') ? '--global' : '']
  const start = ['npm', VERBS[verb] ?? verb, ...flags]
  // Options of `npm install` are before the packages, and those of what npm starts are after it.
  return ['create', 'run', 'start'].includes(verb) || args.startsWith('-- ')
    ? whole(...start, packages, args)
    : whole(...start, args, packages)
}

/** `init` of `PackageManagerBiomeCommand` is not `npm init`: the name of the element has the name of a program. */
function isOfNpm(element: Element, verb: string): boolean {
  if (verb === '') return true
  const isOwn = element.attributes.has('command') && nameProgram(element.written) !== ''
  return !isOwn && NPM_VERBS.has(verb.split(' ', 1)[0] ?? '')
}

/**
 * A command of a program that the package manager starts. The element adds the start of the line in its own code,
 * which is not here, so `npm` or `npx` would be a guess. If the page names the program, its name is put first: this
 * is the command once the program is installed. If not, only the words of the page are left. They are not a whole
 * command, so they are not marked as one.
 */
function composeProgram({ attributes }: Element, words: string): Composed {
  const program = attributes.get(PROGRAM)
  const isNamed = STARTED.has(words.split(' ', 1)[0] ?? '')
  if (isNamed) return whole(words)
  return typeof program === 'string' ? whole(program, words) : { command: words, isWhole: false }
}

function whole(...words: readonly string[]): Composed {
  return { command: joinWords(...words), isWhole: true }
}

function readWords({ attributes }: Element, names: readonly string[]): string {
  const found = names.map((name) => readTextList(attributes.get(name)).join(' '))
  return (found.find((one) => one !== '') ?? '').replaceAll(/\s+/g, ' ').trim()
}

function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
