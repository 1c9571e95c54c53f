import type { Changes } from './changes.ts'
import type { Step } from '../step.ts'

/**
 * The steps of a plan that the arguments name, or all if they name none. Words that name no step are
 * files for the named steps that take some, or for the first such step. A plan without words leaves the arguments to its steps; so does each
 * argument that begins with a hyphen.
 */
export function chooseSteps(
  steps: readonly Step[],
  args: readonly string[],
): readonly Step[] | { problem: string } {
  const known = listWords(steps)
  const words = known.length === 0 ? [] : args.filter((arg) => !arg.startsWith('-'))
  if (words.length === 0) return steps
  const chosen = steps.filter(({ word }) => word !== undefined && words.includes(word))
  const unknown = words.find((word) => !known.includes(word))
  if (unknown === undefined || chosen.some((step) => step.takesFiles)) return chosen
  const taker = steps.find((step) => step.takesFiles)
  if (!taker) return { problem: `There is no step "${unknown}". Known: ${known.join(', ')}.` }
  return steps.filter((step) => step === taker || chosen.includes(step))
}

/** The arguments for a step of a plan: a runner of tests would take the words of steps as files. */
export function chooseArguments(
  step: Step,
  steps: readonly Step[],
  args: readonly string[],
): readonly string[] {
  if (!step.takesFiles) return args
  const known = listWords(steps)
  return args.filter((arg) => !known.includes(arg))
}

function listWords(steps: readonly Step[]): string[] {
  return steps.flatMap(({ word }) => word ?? [])
}

/** The steps of a plan that a change can affect, each narrowed to the affected part. */
export function narrowSteps(steps: readonly Step[], changes: Changes): readonly Step[] {
  return steps.flatMap((step) => {
    if (!step.narrow) return step
    const narrowed = step.narrow(changes)
    if (!narrowed) return []
    const { word, isIndependent, takesFiles } = step
    return {
      ...narrowed,
      ...(word !== undefined && { word }),
      ...(isIndependent && { isIndependent }),
      ...(takesFiles && { takesFiles }),
    }
  })
}
