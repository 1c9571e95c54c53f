import { findNearest } from '@docent/content'
import type { Changes } from './changes.ts'
import type { Step } from '../step.ts'

/**
 * The steps of a plan that the arguments name, or all if they name none. Words that name no step are
 * files for the named steps that take some, or for the first such step. A plan without words leaves the
 * arguments to its steps; so does each argument that begins with a hyphen.
 */
export function chooseSteps(
  steps: readonly Step[],
  args: readonly string[],
): readonly Step[] | { problem: string } {
  const known = listWords(steps)
  const words = known.length === 0 ? [] : args.filter((arg) => !arg.startsWith('-'))
  const option = args.find((arg) => arg.startsWith('-') && !isKnownOption(arg, steps))
  if (option !== undefined)
    return { problem: describeUnknown('option', option, listOptions(steps)) }
  if (words.length === 0) return steps
  const chosen = steps.filter(({ word }) => word !== undefined && words.includes(word))
  const unknown = words.find((word) => !known.includes(word))
  if (unknown === undefined || chosen.some((step) => step.takesFiles)) return chosen
  const taker = steps.find((step) => step.takesFiles)
  if (!taker) return { problem: describeUnknown('step', unknown, known) }
  return steps.filter((step) => step === taker || chosen.includes(step))
}

/** One line for each step: the word that chooses it, and what it does. Then the options. */
export function describeSteps(plan: string, steps: readonly Step[]): string {
  const known = listWords(steps)
  const width = Math.max(0, ...known.map((word) => word.length))
  const lines = steps.map(({ word = '', name }) => `  ${word.padEnd(width)}  ${name}`.trimEnd())
  const options = listOptions(steps)
  const [words, some] =
    known.length > 0 ? [' -- [WORD …]', ', or those whose words are given'] : ['', '']
  return [
    `npm run ${plan}${words} runs these steps${some}:`,
    ...lines,
    ...(options.length > 0 ? [`Options of some steps: ${options.join(', ')}`] : []),
  ].join('\n')
}

function describeUnknown(
  what: 'step' | 'option',
  unknown: string,
  known: readonly string[],
): string {
  const meant = findNearest(unknown, known)
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`
  return `There is no ${what} "${unknown}".${hint} Known: ${known.join(', ')}.`
}

/** Unknown only if every step lists its options, and none has this one. */
function isKnownOption(arg: string, steps: readonly Step[]): boolean {
  return steps.some(({ options }) => {
    if (options === undefined) return true
    return options.some((option) =>
      option.endsWith('=') ? arg.startsWith(option) : arg === option,
    )
  })
}

function listOptions(steps: readonly Step[]): string[] {
  return [...new Set(steps.flatMap(({ options = [] }) => options))]
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
