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
  for (const { pages } of knowledge) {
    await writeForPages(pages(), Math.ceil(count / knowledge.length), { ...writing, take })
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
  const jobs: { person: string; wanted: number }[] = []
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
    async read({ person, wanted }) {
      const reply = await send(writeQuestionsRequest(pages, person, wanted))
      await take(readPeoplesQuestions(reply, wanted))
    },
  })
}

/** Shares the questions out among the kinds of people; the last kinds may get none. */
function shareOut(
  count: number,
  people: readonly string[],
): { readonly person: string; readonly wanted: number }[] {
  const each = Math.ceil(count / people.length)
  return people
    .map((person, at) => ({ person, wanted: Math.min(each, count - at * each) }))
    .filter(({ wanted }) => wanted > 0)
}
