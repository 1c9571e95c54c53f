// Sites of small businesses that were written for the training: the pages of each in `content`, and what its
// customers ask in `questions.jsonl`, in the format of docent eval.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent, type Document } from '@docent/content'
import { createEvalSite, readQuestions, type EvalQuestion } from '@docent/evaluation'
import { UNANSWERABLE } from '../../packages/evaluation/src/question.ts'
import { isSection } from '../../packages/evaluation/src/site.ts'

export interface BusinessQuestions {
  /** A question, and the ids of the sections that answer it, each of them alone. */
  readonly answered: readonly { readonly sections: readonly string[]; readonly question: string }[]
  /** The kind of each is its `subkind` in the file. */
  readonly unanswered: readonly { readonly kind: string; readonly question: string }[]
}

/** The names of the businesses in a folder. */
export function listBusinesses(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => isBusiness(join(folder, name)))
    .toSorted()
}

export function isBusiness(folder: string): boolean {
  return existsSync(join(folder, 'questions.jsonl')) && existsSync(join(folder, 'content'))
}

export async function loadBusiness(
  folder: string,
): Promise<{ readonly hash: string; readonly documents: readonly Document[] }> {
  return loadContent(join(folder, 'content'), { lenient: true })
}

export async function readBusinessQuestions(folder: string): Promise<BusinessQuestions> {
  const { documents } = await loadBusiness(folder)
  const site = createEvalSite(documents, () => '')
  const questions = readQuestions(readFileSync(join(folder, 'questions.jsonl'), 'utf8'))
  const findSections = ({ expected }: EvalQuestion): string[] =>
    expected.flatMap((place) =>
      site
        .passagesOf(place.file)
        .filter(({ heading }) => isSection(place, heading))
        .map(({ id }) => id),
    )
  return {
    answered: questions
      .filter(({ kind }) => kind !== UNANSWERABLE)
      .map((question) => ({ sections: findSections(question), question: question.question })),
    unanswered: questions
      .filter(({ kind }) => kind === UNANSWERABLE)
      .map(({ subkind, question }) => ({ kind: subkind, question })),
  }
}
