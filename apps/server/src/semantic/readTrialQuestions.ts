import type { Content } from '@docent/content'
import { QuestionFileError, readQuestions } from '@docent/evaluation'
import { CommandError } from '../commandError.ts'
import { readNamedFile } from '../readNamedFile.ts'
import { readStudy } from '../study/readStudy.ts'
import type { TrialQuestion } from './trySemantic.ts'

/** Reads the site's own questions from a file for docent eval, or else from its notes. */
export async function readTrialQuestions(
  content: Content,
  file: string | undefined,
): Promise<TrialQuestion[]> {
  return file === undefined ? readFromNotes(content) : readFromFile(content, file)
}

async function readFromNotes(content: Content): Promise<TrialQuestion[]> {
  const { notes } = await readStudy(content)
  return notes.flatMap(({ questions, passage }) =>
    questions.map((text) => ({ text, routes: new Set([passage.split('#')[0] ?? '']) })),
  )
}

async function readFromFile(content: Content, file: string): Promise<TrialQuestion[]> {
  const routeOf = new Map(content.documents.map((document) => [document.file, document.route]))
  const asked = await readNamedFile(file, 'the file of questions')
    .then(readQuestions)
    .catch((error: unknown) => {
      if (error instanceof QuestionFileError) throw new CommandError(`${file}: ${error.message}`)
      throw error
    })
  return asked
    .map(({ question, expected }) => ({
      text: question,
      routes: new Set(expected.flatMap((place) => routeOf.get(place.file) ?? [])),
    }))
    .filter(({ routes }) => routes.size > 0)
}
