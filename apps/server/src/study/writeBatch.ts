import type { ModelChoice } from '@docent/models'
import { writeBatchLine, writeStudyRequest } from '@docent/study'
import type { BatchModel, StudySection } from '@docent/study'
import { countNoun } from '../printing/countNoun.ts'
import { writeNamedFile } from '../writeNamedFile.ts'
import { STUDY_TOKENS } from './limits.ts'

/**
 * Without a configured model, people or another program read the file, so it has the common format.
 */
const BY_HAND = { provider: 'openai', id: 'by-hand' } as const

/** Writes a request for each section into a file for the provider's batch interface. */
export async function writeBatch(
  sections: readonly StudySection[],
  choice: ModelChoice | undefined,
  file: string,
): Promise<void> {
  const { provider, id } = choice ?? BY_HAND
  const model: BatchModel = { provider, id, maxTokens: STUDY_TOKENS }
  const lines = sections.map((section) => {
    return writeBatchLine(section.key, writeStudyRequest(section), model)
  })
  await writeNamedFile(file, 'the requests', lines.map((line) => `${line}\n`).join(''))
  console.log(
    `${countNoun(lines.length, 'request')} ${lines.length === 1 ? 'is' : 'are'} in ${file}. Import the results with docent study --import FILE.`,
  )
}
