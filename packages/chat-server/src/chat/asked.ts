import { isObject } from '@docent/protocol'
import type { Attachment, ChatRequest, RequestMessage, Trigger } from '@docent/protocol'
import { fillText } from '@docent/texts'
import type { Turn } from '../conversations/types.ts'
import { digest } from '@docent/protocol/api'
import type { Limits } from '@docent/content'
import { NO_MASKER } from '../masking/createMasker.ts'
import type { Masker } from '../masking/createMasker.ts'
import { Refusal } from '../requests/refusal.ts'

/** A validated request. */
export interface AskedQuestion {
  label: string
  key: string
  text: string
  /** The earlier questions, as the client reports them: used if the server has none. */
  told: Turn[]
  page?: { url: string; title: string }
  /** Keys of the questions that this one replaces. */
  replaces: string[]
  /** The client says that it has an answer, and wants another. */
  isAnew: boolean
  /** The language of the page, which chooses the engine's phrases. */
  language?: string
  attachments: readonly Attachment[]
  /** The visitor wants the answer of the pages, without a model. */
  isPlain?: boolean
}

type QuestionLimits = Pick<
  Limits,
  'messageLength' | 'historyMessages' | 'historyCharacters' | 'engineTurns'
>

const MAX_PAGE_TEXT = 500

/** Earlier versions of a question that was changed more often no longer matter. */
const MAX_REPLACED = 20
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/

/**
 * Finds the question in a request: its newest user message. The parts that may be stored and answered
 * have gone through the masker, and so has its key.
 *
 * @throws {Refusal} if there is no question, or not one that a visitor may ask.
 */
export async function readAsked(
  request: ChatRequest,
  limits: QuestionLimits,
  masker: Masker = NO_MASKER,
): Promise<AskedQuestion> {
  const place = request.messages.findLastIndex(({ role }) => role === 'user')
  const message = request.messages[place]
  if (!message) throw new Refusal(400, 'The request has no user message.')

  const text = masker.mask(readText(message.content, limits.messageLength))
  const page = readPage(request.data, masker)
  const language = readLanguage(request.data)
  return {
    label: request.id,
    key: await messageKey({ ...message, content: text }, place, request.trigger),
    text,
    told: tell(request.messages.slice(0, place), limits, masker),
    ...(page && { page }),
    replaces: readReplaced(request.data),
    attachments: message.attachments,
    isAnew: request.trigger === 'regenerate-message',
    ...(language !== undefined && { language }),
    ...(isForPages(request.data) && { isPlain: true }),
  }
}

function readText(content: string, maxLength: number): string {
  if (content.trim() === '') throw new Refusal(400, 'The message is empty.')
  if (content.length > maxLength) {
    const { length } = content
    throw new Refusal(400, (texts) => fillText(texts.messageTooLong, { length, most: maxLength }))
  }
  if (!content.isWellFormed() || content.includes('\u0000')) {
    throw new Refusal(400, 'The message contains characters that are not text.')
  }
  return content
}

/**
 * Identifies a question within its conversation, so that the same question sent again is recognised: by
 * the client's own id for it, else by its place and its words.
 */
async function messageKey(
  { id, content }: RequestMessage,
  place: number,
  trigger: Trigger | undefined,
): Promise<string> {
  if (id === '') return `hash:${await digest(`${place} ${content}`)}`
  // Today's SDK keeps the id of a question that is changed, which is another question all the same.
  return trigger === undefined ? keyOfId(id) : `said:${await digest(`${id} ${content}`)}`
}

function keyOfId(id: string): string {
  return `id:${id}`
}

/**
 * The newest questions that fit, oldest first. Answers that a client reports are left out, because
 * anybody can write them.
 */
function tell(
  messages: readonly RequestMessage[],
  limits: QuestionLimits,
  { mask }: Masker,
): Turn[] {
  const turns: Turn[] = []
  let characters = 0
  for (const { role, content } of messages.slice(-limits.historyMessages).toReversed()) {
    characters += content.length
    if (characters > limits.historyCharacters || turns.length === limits.engineTurns) break
    if (role === 'user' && content.trim() !== '')
      turns.unshift({ role, text: mask(content.toWellFormed()) })
  }
  return turns
}

// A browser's claim about its page: limited in length, and only used as a hint.
function readPage(data: unknown, { mask, maskUrl }: Masker): AskedQuestion['page'] {
  if (!isObject(data) || !isObject(data['page'])) return undefined
  const { url, title } = data['page']
  if (typeof url !== 'string') return undefined
  return { url: maskUrl(clip(url)), title: typeof title === 'string' ? mask(clip(title)) : '' }
}

// A visitor can only leave out turns of one conversation: the one that the token names.
function readReplaced(data: unknown): string[] {
  const ids: unknown = isObject(data) ? data['replaces'] : undefined
  if (!Array.isArray(ids)) return []
  return ids
    .slice(-MAX_REPLACED)
    .flatMap((id) => (typeof id === 'string' && id !== '' ? [keyOfId(id)] : []))
}

function readLanguage(data: unknown): string | undefined {
  if (!isObject(data) || !isObject(data['page'])) return undefined
  const { language } = data['page']
  return typeof language === 'string' && LANGUAGE_TAG.test(language) ? language : undefined
}

/** A client can only choose the engine without a model. */
function isForPages(data: unknown): boolean {
  return isObject(data) && data['engine'] === 'pages'
}

function clip(text: string): string {
  return text.slice(0, MAX_PAGE_TEXT).toWellFormed().replaceAll('\u0000', '')
}
