import { benchSteps } from './benchSteps.ts'
import { chooseArguments, chooseSteps, describeSteps, narrowSteps } from './running/chooseSteps.ts'
import { mutantSteps } from './mutants/steps.ts'
import { readChanges } from './running/readChanges.ts'
import { runLimited } from './running/runLimited.ts'
import {
  checkSteps,
  lockSteps,
  longSteps,
  packSteps,
  pictureSteps,
  referenceSteps,
  releaseSteps,
  sizeSteps,
  testSteps,
  tutorialSteps,
} from './steps.ts'
import type { Step, Tally } from './step.ts'

const plans: Record<string, readonly Step[]> = {
  check: checkSteps,
  test: testSteps,
  'test:long': longSteps,
  bench: benchSteps,
  mutate: mutantSteps,
  lock: lockSteps,
  pack: packSteps,
  release: releaseSteps,
  size: sizeSteps,
  pictures: pictureSteps,
  reference: referenceSteps,
  tutorials: tutorialSteps,
}

/**
 * Runs every step of the named plan, even after one has failed, and returns the exit code. Where
 * steps have words, the arguments may choose some of them. With `--help`, it only lists the steps.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [name = '', ...given] = args
  const plan = plans[name]
  if (!plan) {
    console.error(`There is no plan "${name}". Known: ${Object.keys(plans).join(', ')}.`)
    return 1
  }
  if (given.some((arg) => HELP.has(arg))) {
    console.log(describeSteps(name, plan))
    return 0
  }
  // "--changed" leaves out what cannot differ from the main branch.
  const rest = given.filter((arg) => arg !== CHANGED)
  const narrowed = rest.length < given.length ? narrowSteps(plan, await readChanges()) : plan
  const steps = chooseSteps(narrowed, rest)
  if ('problem' in steps) {
    console.error(steps.problem)
    return 1
  }

  const total: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const group of groupSteps(steps)) {
    const tallies = await runLimited(
      group.map((step) => () => runStep(step, chooseArguments(step, narrowed, rest))),
      AT_ONCE,
    )
    for (const tally of tallies) {
      total.passed += tally.passed
      total.failed += tally.failed
      total.skipped += tally.skipped
    }
  }

  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed > 0 ? 1 : 0
}

const CHANGED = '--changed'
const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

/** The project is measured on two processors. */
const AT_ONCE = 2

/** Neighbours that are independent of each other are one group; every other step is its own. */
function groupSteps(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (step.isIndependent && last?.[0]?.isIndependent) last.push(step)
    else groups.push([step])
  }
  return groups
}

async function runStep(step: Step, args: readonly string[]): Promise<Tally> {
  const startedAt = performance.now()
  const tally = await step.run(args)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${tally.failed > 0 ? 'FAILED' : 'ok    '}  ${step.name}  (${seconds} s)`)
  return tally
}
