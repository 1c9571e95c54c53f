import { readAttribute, readTextList } from './attributes.ts'
import type { Element } from './nestElements.ts'
import { writeCodeBlock } from './writeCode.ts'

const TOOLS = ['npm', 'pnpm', 'yarn', 'bun', 'deno', 'cargo', 'pip', 'npx'] as const
/** Elements that show one command for each package manager: `PackageManagers`, `npm_tabs`. */
const MANAGERS = /^np[mx]|packagemanager|pkgmanager/
const VERBS: Readonly<Record<string, string>> = {
  '': 'install',
  add: 'install',
  'init-create': 'init',
  remove: 'uninstall',
}

/**
 * The commands that an empty element says in its attributes, as a block of code. An element for several
 * package managers gives the command of npm, because the others follow from it.
 */
export function writeCommands(element: Element): string {
  const given = TOOLS.map((tool) => readAttribute(element, [tool])).filter((one) => one !== '')
  const command = given.length > 0 ? given.join('\n') : composeCommand(element)
  return writeCodeBlock(command, 'sh')
}

function composeCommand(element: Element): string {
  const read = (...names: readonly string[]): string => readWords(element, names)
  const isManager = MANAGERS.test(element.name.replaceAll('_', ''))
  const command = isManager ? composeManager(element) : read('command', 'cmd')
  if (command === '') return ''
  const before = readTextList(element.attributes.get('previousCommands'))
  const comment = read('comment')
  const line = [...before, joinWords(read('env', 'prefix'), command)].join(' | ')
  return comment === '' || comment.includes('{') ? line : `# ${comment}\n${line}`
}

function composeManager(element: Element): string {
  const read = (...names: readonly string[]): string => readWords(element, names)
  const isSet = (name: string): boolean => element.attributes.get(name) === true
  const packages = read('packages', 'package', 'pkg', 'pkgs', 'install')
  const args = read('args')
  const [verb, started] = [read('command', 'type'), read('exec', 'dlx')]
  if (started !== '') return joinWords('npx', started, args)
  if (element.name.startsWith('npx') || verb === 'exec' || verb === 'dlx')
    return packages + args === '' ? '' : joinWords('npx', packages, args)
  // Each tool starts it in its own way.
  if (read('run') !== '') return joinWords(read('run'), args)
  if (verb + packages + args === '') return ''
  const flags = [isSet('dev') ? '--save-dev' : '', isSet('global') ? '--global' : '']
  const start = ['npm', VERBS[verb] ?? verb, ...flags]
  // Options of `npm install` are before the packages, and those of what npm starts are after it.
  return ['create', 'run', 'start'].includes(verb) || args.startsWith('-- ')
    ? joinWords(...start, packages, args)
    : joinWords(...start, args, packages)
}

function readWords({ attributes }: Element, names: readonly string[]): string {
  const found = names.map((name) => readTextList(attributes.get(name)).join(' '))
  return (found.find((one) => one !== '') ?? '').replaceAll(/\s+/g, ' ').trim()
}

function joinWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
