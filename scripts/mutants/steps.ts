import type { Step } from '../step.ts'
import { listRooms, readMutants } from './readMutants.ts'
import { runMutants } from './runMutants.ts'

/** One step a room: `npm run mutate -- ROOM`. */
export const mutantSteps: readonly Step[] = (await listRooms()).map((room) => ({
  name: `mutants of ${room}`,
  word: room,
  async run() {
    const { killed, problems } = await runMutants(await readMutants(room))
    for (const problem of problems) console.error(`  ${problem}`)
    return { passed: killed, failed: problems.length, skipped: 0 }
  },
}))
