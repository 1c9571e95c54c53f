import type { TrialQuestion } from './chooseQuestions.ts'

const KINDS = ['near', 'everyday', 'other'] as const

const findKind = (name: string | undefined): (typeof KINDS)[number] | undefined =>
  KINDS.find((one) => one === name)

/** @throws {Error} for a kind that unanswered questions do not have. */
export function readKind(name: string): (typeof KINDS)[number] {
  const kind = findKind(name)
  if (kind === undefined) {
    throw new Error(
      `Expected one of ${KINDS.join(', ')} as the kind of an unanswered question, found "${name}".`,
    )
  }
  return kind
}

/**
 * Reads the lines of `unanswered.tsv`: a site, a kind and a question, with tabs between them.
 *
 * @throws {Error} if a line has another form.
 */
export function readUnanswered(text: string): Map<string, TrialQuestion[]> {
  const lines = text.split('\n').filter(Boolean)
  const read = lines.map((line, index) => {
    const [site, name, question, ...more] = line.split('\t')
    const kind = findKind(name)
    if (site === undefined || kind === undefined || !question || more.length > 0) {
      const expected = `a site, one of ${KINDS.join(', ')}, and a question, with tabs between them`
      const found = line.slice(0, 200)
      throw new Error(
        `Cannot read line ${index + 1} of the unanswered questions: expected ${expected}, found "${found}".`,
      )
    }
    return { site, trial: { question, kind } }
  })
  const sites = Map.groupBy(read, ({ site }) => site)
  return new Map([...sites].map(([site, own]) => [site, own.map(({ trial }) => trial)]))
}
