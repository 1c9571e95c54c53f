import type { Content } from '@docent/content'
import { digest } from '@docent/protocol/api'
import { audienceId, readPage } from '@docent/retrieval'
import type { Passage } from '@docent/retrieval'
import type { StudySection } from './types.ts'

/** Letters and digits of a key: enough that no two sections of a site share one by chance. */
const KEY_LENGTH = 16
/** A shorter section says too little for a question. */
const MIN_LENGTH = 40

/** The sections of all pages that say something, in the order of the pages and their texts. */
export async function listSections({
  documents,
}: Pick<Content, 'documents'>): Promise<StudySection[]> {
  const listed = documents.flatMap((document) => {
    const audience = audienceId(document.route)
    return readPage(document)
      .passages.filter(({ id, text }) => id !== audience && text.length >= MIN_LENGTH)
      .map((passage) => ({ passage, file: document.file }))
  })
  return Promise.all(
    listed.map(async ({ passage, file }) => ({ key: await hashSection(passage), passage, file })),
  )
}

async function hashSection({ id, title, path, units }: Passage): Promise<string> {
  const said = units.map(({ kind, markdown, head = '' }) => [kind, head, markdown])
  return (await digest(JSON.stringify([id, title, path, said]))).slice(0, KEY_LENGTH)
}
