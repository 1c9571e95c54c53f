import { benchSteps } from './benchSteps.ts'
import { chooseSteps } from './chooseSteps.ts'
import { mutantSteps } from './mutants/steps.ts'
import {
  checkSteps,
  lockSteps,
  longSteps,
  pictureSteps,
  testSteps,
  tutorialSteps,
} from './steps.ts'
import type { Step, Tally } from './steps.ts'

const plans: Record<string, readonly Step[]> = {
  check: checkSteps,
  test: testSteps,
  'test:long': longSteps,
  bench: benchSteps,
  mutate: mutantSteps,
  lock: lockSteps,
  pictures: pictureSteps,
  tutorials: tutorialSteps,
}

/**
 * Runs every step of the named plan, even after one has failed, and returns the exit code. Where
 * steps have words, the arguments may choose some of them.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args
  const plan = plans[name]
  if (!plan) {
    console.error(`There is no plan "${name}". Known: ${Object.keys(plans).join(', ')}.`)
    return 1
  }
  const steps = chooseSteps(plan, rest)
  if ('problem' in steps) {
    console.error(steps.problem)
    return 1
  }

  const total: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    const startedAt = performance.now()
    const tally = await step.run(rest)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${tally.failed > 0 ? 'FAILED' : 'ok    '}  ${step.name}  (${seconds} s)`)
    total.passed += tally.passed
    total.failed += tally.failed
    total.skipped += tally.skipped
  }

  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed > 0 ? 1 : 0
}
