// Answers a remark about the last answer by asking the last question again, in another way.

import type { Draft, Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { findLastAsked, readRequest } from './requests.ts'

interface Drafted {
  readonly draft: Draft
  readonly form: string
}

/** Undefined for any other question. */
export function answerRequest<Formed extends Drafted>(
  question: Question,
  draftOne: (question: Question) => Formed,
): Formed | undefined {
  const request = question.history.length > 0 ? readRequest(question.text) : undefined
  if (request === undefined) return undefined
  if (request.type === 'meant') return draftOne({ ...question, text: request.text })
  const last = findLastAsked(question)
  if (last === undefined) return undefined
  switch (request.type) {
    case 'example':
      return draftOne({ ...last, text: `${last.text} example` })
    case 'shorter':
      return shorten(draftOne(last))
    case 'another': {
      const { form, draft } = draftOne(last)
      // The section that answered is left out. The others that it named may help now.
      const told = draft.said.find((said) => typeof said !== 'string')
      const avoid = [...last.avoid, ...(told ? [told.passage.id] : [])]
      // An answer from the front matter is always the same, so the remark itself is searched for.
      return draftOne(form === 'catalogue' ? { ...question, avoid } : { ...last, avoid })
    }
  }
}

/** The part of an answer up to its first citation, unless it only leads to a list. */
function shorten<Formed extends Drafted>(formed: Formed): Formed {
  const { said } = formed.draft
  const end = said.findIndex((one: Said) => typeof one !== 'string')
  const text = said.slice(0, end).join('').trim()
  if (end < 0 || text.endsWith(':')) return formed
  return { ...formed, draft: { ...formed.draft, said: said.slice(0, end + 1) } }
}
