import { TYPED_ROOMS } from '../checks/types.ts'

/** The parts of the check that a change can affect. */
export interface Changes {
  /** Files to be formatted and linted: those that are there. */
  readonly files: readonly string[]
  readonly code: readonly string[]
  /** Rooms whose types can differ. */
  readonly rooms: readonly string[]
  /** Files whose tests must run, and those of every module that imports them. */
  readonly tested: readonly string[] | 'all'
  /** Whether one of the changed files begins with one of these paths. */
  touches(...paths: readonly string[]): boolean
}

export interface Changed {
  /** Relative to the root, deleted files included. */
  readonly changed: readonly string[]
  readonly deleted: readonly string[]
  /** All test files. */
  readonly tests: readonly string[]
  /** The rooms that import from a room, directly. */
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>
}

/** Files that everything depends on. */
const FOR_ALL: ReadonlySet<string> = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
])

const CODE = /\.(?:ts|tsx|mjs)$/
const TEST = /\.test\.tsx?$/

/**
 * Tests start the whole product through these modules: no import leads to its code, which runs in
 * another process or is loaded by the name of a command.
 */
const STARTERS = [
  'apps/server/src/testing/callDocent.ts',
  'apps/server/src/testing/runDocent.ts',
] as const
const PRODUCT = 'apps/server'

/** Files outside the rooms that are read by tests, and the rooms of those tests. */
const READ_BY: readonly (readonly [path: string, rooms: readonly string[]])[] = [
  ['content/', ['packages', 'apps', 'bench', 'scripts']],
  ['evals/', ['packages', 'apps/server', 'bench']],
  ['docs/', ['packages', 'apps', 'scripts']],
  ['examples/', ['packages', 'apps', 'scripts']],
]

export function findChanges({ changed, deleted, tests, importers }: Changed): Changes {
  const gone = new Set(deleted)
  const files = changed.filter((file) => !gone.has(file))
  const isForAll = changed.some((file) => FOR_ALL.has(file))
  const touched = new Set(changed.filter((file) => CODE.test(file)).map(findRoom))
  const rooms = addImporters(touched, importers)
  return {
    files,
    code: files.filter((file) => CODE.test(file)),
    rooms: TYPED_ROOMS.filter((room) => isForAll || rooms.has(room) || hasConfig(room, changed)),
    tested: isForAll ? 'all' : listTested(files, changed, tests, importers),
    touches: (...paths) => changed.some((file) => paths.some((path) => file.startsWith(path))),
  }
}

/** The room whose compiler reads a file. */
export function findRoom(file: string): string {
  return TYPED_ROOMS.find((room) => file.startsWith(`${room}/`)) ?? '.'
}

function hasConfig(room: string, changed: readonly string[]): boolean {
  return (
    changed.includes(`${room}/tsconfig.json`) || (room === '.' && changed.includes('tsconfig.json'))
  )
}

function addImporters(
  rooms: ReadonlySet<string>,
  importers: Changed['importers'],
): ReadonlySet<string> {
  const all = new Set(rooms)
  // The loop also visits what is added to the set meanwhile.
  for (const room of all) for (const importer of importers.get(room) ?? []) all.add(importer)
  return all
}

function listTested(
  files: readonly string[],
  changed: readonly string[],
  tests: readonly string[],
  importers: Changed['importers'],
): string[] {
  const tested = new Set(files.filter((file) => CODE.test(file)))
  // No import leads from a test to a sheet, a fixture or a page that it reads.
  const data = changed.filter((file) => !CODE.test(file))
  for (const place of data.flatMap((file) => findReaders(file, importers))) {
    for (const test of tests) if (test.startsWith(`${place}/`)) tested.add(test)
  }
  const isProduct = (file: string): boolean =>
    !TEST.test(file) && addImporters(new Set([findRoom(file)]), importers).has(PRODUCT)
  if (changed.some(isProduct)) for (const starter of STARTERS) tested.add(starter)
  return [...tested]
}

/** The folders whose tests may read a file that is not a module. */
function findReaders(file: string, importers: Changed['importers']): readonly string[] {
  const known = READ_BY.find(([path]) => file.startsWith(path))
  if (known) return known[1]
  const room = findRoom(file)
  if (room !== '.') return [...addImporters(new Set([room]), importers)]
  // A document in the root, or a setting of a tool.
  return ['scripts']
}
