import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { ROOT, runCommand } from '../command.ts'
import { runLimited } from '../running/runLimited.ts'

/** Each folder with a `tsconfig.json`, `.` for the files in the root itself. */
export const TYPED_ROOMS = [
  '.',
  'packages/protocol',
  'packages/texts',
  'packages/content',
  'packages/sources',
  'packages/retrieval',
  'packages/answers',
  'packages/models',
  'packages/study',
  'packages/chat-server',
  'packages/evaluation',
  'packages/chat',
  'packages/widget',
  'apps/site',
  'apps/server',
  'apps/playground',
  'scripts',
  'bench',
  'e2e',
]

/** Checks the types of these rooms, and returns what the compiler printed for each with an error. */
export async function checkTypes(rooms: readonly string[]): Promise<string[]> {
  const results = await runLimited(
    rooms.map((room) => () => runCommand('tsc', ['-p', room, ...speedUp(room)])),
    availableParallelism(),
  )
  return results.flatMap(({ code, output }) => (code === 0 ? [] : [output]))
}

/**
 * The compiler keeps what it knows of the files, and reads again what has changed since. Its threads
 * would check many types twice, and the rooms already keep the processors busy.
 */
function speedUp(room: string): string[] {
  const name = room === '.' ? 'root' : room.replaceAll('/', '-')
  const known = join(ROOT, 'node_modules/.cache/types', `${name}.tsbuildinfo`)
  return ['--incremental', '--tsBuildInfoFile', known, '--singleThreaded']
}
