import type { Knowledge } from '@docent/retrieval'
import {
  addToQuestionFile,
  QUESTIONS_EACH,
  readPeople,
  readPeoplesQuestions,
  writePeopleRequest,
  writeQuestionsRequest,
} from '@docent/study'
import type { PageTitle } from '@docent/study'
import type { SendRequest } from './findUnanswered.ts'
import { readEach } from './readEach.ts'

export interface QuestionWriting {
  /** The folder of the notes, which gets the file of questions. */
  readonly folder: string
  /** The pages of each language of the site. */
  readonly knowledge: readonly Knowledge[]
  readonly send: SendRequest
  readonly signal: AbortSignal
  readonly fail: (error: Error) => void
}

/**
 * Has the model write the questions of people who come to a site, kind by kind, and adds them to the file of questions.
 *
 * @returns those that were not in the file.
 */
export async function writeQuestions(
  count: number,
  { folder, knowledge, ...writing }: QuestionWriting,
): Promise<string[]> {
  const fresh: string[] = []
  let adding: Promise<void> = Promise.resolve()
  // Two kinds of people may ask the same, and the file has it once.
  const take = (questions: readonly string[]): Promise<void> => {
    const add = async (): Promise<void> => {
      fresh.push(...(await addToQuestionFile(folder, questions)))
    }
    adding = adding.then(add)
    return adding
  }
  for (const { to, wanted } of shareOut(count, knowledge)) {
    await writeForPages(to.pages(), wanted, { ...writing, take })
  }
  return fresh
}

interface PageWriting extends Pick<QuestionWriting, 'send' | 'signal' | 'fail'> {
  readonly take: (questions: readonly string[]) => Promise<void>
}

async function writeForPages(
  pages: readonly PageTitle[],
  count: number,
  { send, signal, fail, take }: PageWriting,
): Promise<void> {
  const kinds = Math.ceil(count / QUESTIONS_EACH)
  const jobs: Share<string>[] = []
  const reading = { signal, allows: () => true, fail: (_: unknown, error: Error) => fail(error) }
  await readEach([kinds], {
    ...reading,
    async read() {
      const people = readPeople(await send(writePeopleRequest(pages, kinds)), kinds)
      jobs.push(...shareOut(count, people))
    },
  })
  await readEach(jobs, {
    ...reading,
    async read({ to: person, wanted }) {
      const reply = await send(writeQuestionsRequest(pages, person, wanted))
      await take(readPeoplesQuestions(reply, wanted))
    },
  })
}

interface Share<Taker> {
  readonly to: Taker
  readonly wanted: number
}

/** Shares the questions out among languages or kinds of people; the last ones may get none. */
function shareOut<Taker>(count: number, takers: readonly Taker[]): Share<Taker>[] {
  const each = Math.floor(count / takers.length)
  const left = count % takers.length
  return takers
    .map((to, at) => ({ to, wanted: at < left ? each + 1 : each }))
    .filter(({ wanted }) => wanted > 0)
}
