import type { Bag, Batch, Model, Steps } from './model.ts'
import { createTrainer } from './model.ts'
import type { TrainingQuestion, TrainingSection } from './texts.ts'

export interface Schedule {
  /** How often all sections are read to learn from their headings and sentences. */
  readonly readings: number
  /** How often all questions are asked afterwards. */
  readonly rounds: number
  readonly batch: number
}

/** Half of the steps in this share of the batches: a section's own words ask for the rest of it. */
const FROM_TEXT = 0.6
const SHORTEST_TEXT = 12
const SMALLEST_BATCH = 24
/** The words of a title or heading count for as many as this many of the text. */
const HEAD_WEIGHT = 2
/** The share of terms that are left out by chance, so that no term is relied on. */
const LEFT_OUT = { heading: 0.15, words: 0.2, question: 0.1, text: 0.2, heads: 0.3 }
const FIRST_STEPS: Steps = { vectors: 2e-3, weights: 3e-3 }
const LATER_STEPS: Steps = { vectors: 1e-3, weights: 3e-3 }
const LAST_STEPS: Steps = { vectors: 3e-4, weights: 3e-3 }

interface Numbered {
  readonly site: string
  readonly key: string
  readonly heads: readonly number[]
  readonly headings: readonly number[]
  readonly text: readonly number[]
}

/**
 * Trains a model first on the sections alone: which text belongs to a heading, and which to a few of its
 * own words. Then on questions. Only sections of the same site are compared with each other.
 */
export function trainModel(
  model: Model,
  numbers: ReadonlyMap<string, number>,
  sections: readonly TrainingSection[],
  questions: readonly TrainingQuestion[],
  schedule: Schedule,
  random: () => number,
  report: (line: string) => void = () => undefined,
): void {
  const learn = createTrainer(model)
  const toNumbers = (terms: readonly string[]): number[] =>
    terms.map((term) => numbers.get(term) ?? -1).filter((number) => number >= 0)
  const known = sections.map(({ site, id, heads, headings, text }): Numbered => ({
    site,
    key: `${site} ${id}`,
    heads: toNumbers(heads),
    headings: toNumbers(headings),
    text: toNumbers(text),
  }))
  const leaveOut = (terms: readonly number[], share: number): number[] => {
    const kept = terms.filter(() => random() > share)
    return kept.length > 0 ? kept : [...terms]
  }
  const readWhole = ({ heads, text }: Numbered): Bag =>
    join(leaveOut(text, LEFT_OUT.text), random() < LEFT_OUT.heads ? [] : heads)

  function askHeadings(some: readonly Numbered[]): Batch {
    return {
      questions: some.map(({ heads, headings }) => {
        const asked = random() < 0.5 && headings.length > 1 ? headings : heads
        return single(leaveOut(asked, LEFT_OUT.heading))
      }),
      pages: some.map(({ text }) => join(leaveOut(text, LEFT_OUT.text), [])),
      keys: some.map(({ key }) => key),
    }
  }

  function askWords(some: readonly Numbered[]): Batch {
    const cut = some.map(({ heads, text }) => {
      const length = 6 + Math.floor(random() * 7)
      const from = Math.floor(random() * (Math.max(0, text.length - length) + 1))
      const rest = [...text.slice(0, from), ...text.slice(from + length)]
      return { asked: text.slice(from, from + length), rest, heads }
    })
    return {
      questions: cut.map(({ asked }) => single(leaveOut(asked, LEFT_OUT.words))),
      pages: cut.map(({ rest, heads }) =>
        join(leaveOut(rest, LEFT_OUT.text), random() < LEFT_OUT.heads ? [] : heads),
      ),
      keys: some.map(({ key }) => key),
    }
  }

  const telling = known.filter(
    ({ text, headings, heads }) =>
      text.length >= SHORTEST_TEXT && headings.length > 0 && heads.length > 1,
  )
  for (let reading = 1; reading <= schedule.readings; reading++) {
    const losses = cutBatches(telling, schedule.batch, random).map((some) =>
      learn(random() < FROM_TEXT ? askWords(some) : askHeadings(some), FIRST_STEPS),
    )
    report(`reading ${reading}: ${average(losses).toFixed(3)}`)
  }

  const bySection = new Map(known.map((section) => [section.key, section]))
  const asked = questions.flatMap(({ site, section, terms }) => {
    const answer = bySection.get(`${site} ${section}`)
    const question = toNumbers(terms)
    return answer === undefined || question.length === 0 ? [] : [{ site, question, answer }]
  })
  for (let round = 1; round <= schedule.rounds; round++) {
    const steps = round === schedule.rounds ? LAST_STEPS : LATER_STEPS
    const losses = cutBatches(asked, schedule.batch, random).map((some) =>
      learn(
        {
          questions: some.map(({ question }) => single(leaveOut(question, LEFT_OUT.question))),
          pages: some.map(({ answer }) => readWhole(answer)),
          keys: some.map(({ answer }) => answer.key),
        },
        steps,
      ),
    )
    report(`round ${round}: ${asked.length} questions, ${average(losses).toFixed(3)}`)
  }
}

/** The terms of a question: each counts once for each time that it is said. */
export function single(terms: readonly number[]): Bag {
  return { terms, counts: terms.map(() => 1) }
}

/** The terms of a text, with a count that grows slowly, and those of its headings. */
export function join(text: readonly number[], heads: readonly number[]): Bag {
  const counts = new Map<number, number>()
  for (const term of text) counts.set(term, (counts.get(term) ?? 0) + 1)
  return {
    terms: [...counts.keys(), ...heads],
    counts: [
      ...[...counts.values()].map((count) => 1 + Math.log(count)),
      ...heads.map(() => HEAD_WEIGHT),
    ],
  }
}

/** Batches of one site each, in random order. */
function cutBatches<Item extends { readonly site: string }>(
  items: readonly Item[],
  size: number,
  random: () => number,
): Item[][] {
  const batches = [...Map.groupBy(items, ({ site }) => site).values()].flatMap((own) => {
    const mixed = shuffle(own, random)
    return Array.from({ length: Math.ceil(mixed.length / size) }, (_, place) =>
      mixed.slice(place * size, (place + 1) * size),
    )
  })
  return shuffle(
    batches.filter(({ length }) => length >= SMALLEST_BATCH),
    random,
  )
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let place = mixed.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    const one = mixed[place] as Item
    mixed[place] = mixed[other] as Item
    mixed[other] = one
  }
  return mixed
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
