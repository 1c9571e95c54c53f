import type { Changes } from './changes.ts'
import type { Step } from '../step.ts'

/**
 * The steps of a plan that the arguments name, or all if they name none. A plan without words leaves
 * the arguments to its steps; so does each argument that begins with a hyphen.
 */
export function chooseSteps(
  steps: readonly Step[],
  args: readonly string[],
): readonly Step[] | { problem: string } {
  const known = steps.flatMap(({ word }) => word ?? [])
  const words = known.length === 0 ? [] : args.filter((arg) => !arg.startsWith('-'))
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) {
    return { problem: `There is no step "${unknown}". Known: ${known.join(', ')}.` }
  }
  return words.length === 0 ? steps : steps.filter(({ word }) => word && words.includes(word))
}

/** The steps of a plan that a change can affect, each narrowed to the affected part. */
export function narrowSteps(steps: readonly Step[], changes: Changes): readonly Step[] {
  return steps.flatMap((step) => {
    if (!step.narrow) return step
    const narrowed = step.narrow(changes)
    if (!narrowed) return []
    return { ...narrowed, ...(step.isIndependent && { isIndependent: true }) }
  })
}
