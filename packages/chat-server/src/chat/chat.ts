import { isObject, readChatRequest } from '@docent/protocol'
import type { ServerTexts } from '@docent/texts'
import type { BegunQuestion, Conversations } from '../conversations/types.ts'
import type { Counters } from '../counters/types.ts'
import type { AnswerEngine, QuestionFile, Log } from '@docent/answers'
import { CHAT_HEADER, RESUME_HEADER, createId } from '@docent/protocol/api'
import type { Limits } from '@docent/content'
import { NO_MASKER, createMasker } from '../masking/createMasker.ts'
import type { Masker } from '../masking/createMasker.ts'
import type { LiveReplies, LiveReply, ReplyKey } from '../replies/types.ts'
import { readAsked } from './asked.ts'
import type { AskedQuestion } from './asked.ts'
import { createConversationId } from '../requests/chatToken.ts'
import type { ChatTokenSigner } from '../requests/chatToken.ts'
import { ENGLISH, toFailure } from '../requests/failure.ts'
import { takePlace } from './place.ts'
import type { Asker, ReplyPlace } from './place.ts'
import { parseJson, readJson, readBodyText } from '../requests/readJson.ts'
import { Refusal } from '../requests/refusal.ts'
import type { TakeTurn } from '../requests/turns.ts'
import { readFiles } from './files.ts'
import { chooseForm } from './replyForm.ts'
import { resume, resumeToday } from './resume.ts'
import { streamReply } from './streamReply.ts'
import { createTwins } from './twins.ts'
import type { Meeting, Twins } from './twins.ts'
import { writeAnswer } from './writeAnswer.ts'

export interface ChatHandlerOptions {
  engine: AnswerEngine
  conversations: Conversations
  replies: LiveReplies
  tokens: ChatTokenSigner
  /** Counts the replies that one asker has at once. */
  counters: Pick<Counters, 'enter' | 'leave'>
  limits: Limits
  log: Log
  /**
   * Whether personal data is masked in what visitors say, before it is stored or answered. Asked with
   * each question. @default never
   */
  isMasking?: () => boolean
  /** The message for visitors if there is no answer, called each time. @default English */
  texts?: () => ServerTexts
  /** In milliseconds since 1970. @default Date.now */
  now?: () => number
  /** Makes ids of answers and conversations. @default createId */
  ids?: () => string
  /** Waits until an answer to a visitor may begin. @default at once */
  takeTurn?: TakeTurn
  /** Recognises the same first request when it comes twice. @default in this process */
  twins?: Twins
}

/** Answers a web-standard request. */
export type Handler = (request: Request, from: Asker) => Promise<Response>

/**
 * Answers `/api/gen-ai`, `/api/gen-ai/stop`, and `/api/gen-ai/CHAT/stream`, where today's AI SDK looks
 * for an answer to resume. Never rejects.
 */
export function createChatHandler(options: ChatHandlerOptions): Handler {
  const chat: Chat = {
    now: Date.now,
    ids: createId,
    isMasking: () => false,
    texts: () => ENGLISH,
    takeTurn: async () => undefined,
    ...options,
    beginning: new Map(),
    twins: options.twins ?? createTwins(),
  }
  return async (request, from) => {
    try {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/stop')) return await stop(chat, request)
      if (pathname.endsWith('/stream')) return await resumeToday(chat, request)
      if (request.method === 'POST') return await answer(chat, request, from)
      if (request.method === 'GET') return await resume(chat, request)
      throw new Refusal(405, 'Use POST to send questions.', { allow: 'GET, POST' })
    } catch (error) {
      return toFailure(error, chat.log, chat.texts())
    }
  }
}

interface Question extends AskedQuestion {
  readonly visitor: Asker
  /** The number of masked places in it, by kind. */
  readonly masked: Masker['counts']
  readonly files: readonly QuestionFile[]
  /** Whether its reader may come back for the answer. */
  readonly isResumable: boolean
}

interface Chat extends Required<ChatHandlerOptions> {
  /** Answers whose question is just being stored, by the keys of their replies. */
  readonly beginning: Map<string, Promise<LiveReply>>
}

async function answer(chat: Chat, request: Request, from: Asker): Promise<Response> {
  const place = await takePlace(chat, from)
  try {
    return await answerIn(place, chat, request, from)
  } finally {
    // After a refusal, and if the answer is running already, because then it has its own place.
    place.release()
  }
}

async function answerIn(
  place: ReplyPlace,
  chat: Chat,
  request: Request,
  from: Asker,
): Promise<Response> {
  const { tokens, limits, twins } = chat
  const { takesFiles = false } = chat.engine
  const bodyBytes = takesFiles ? limits.filesBodyBytes : limits.bodyBytes
  const text = await readBodyText(request, { ...limits, bodyBytes })
  const body = readChatRequest(parseJson(text, limits))
  const masker = chat.isMasking() ? createMasker() : NO_MASKER
  const found = await readAsked(body, limits, masker)
  const asked: Question = {
    ...found,
    visitor: from,
    masked: masker.counts,
    isResumable: request.headers.get(RESUME_HEADER) === 'on',
    // If no model reads files, attachments are ignored.
    files: takesFiles ? readFiles(found.attachments) : [],
  }
  const known = await tokens.read(request.headers.get(CHAT_HEADER))
  const meeting = known === undefined ? await twins.meet(text) : goOn(known)

  const reply = await joinOrBegin(chat, asked, meeting, place)
  const owned = isOwner(meeting, asked) ? meeting.conversationId : createConversationId()
  const form = chooseForm(request.headers.get('accept'), body.trigger)
  return new Response(streamReply(reply, limits.heartbeatMs, form), {
    headers: { ...form.headers, [CHAT_HEADER]: await tokens.write(owned) },
  })
}

function goOn(conversationId: string): Meeting {
  return { conversationId, isFirst: true, forget: () => undefined }
}

/** An id that a client makes up and shows nobody: nobody else can repeat it. */
const SECRET_ID = /^id:.{20,}$/

// A client that repeats a request without a secret learns nothing but an answer to its own words, and
// gets no key to the conversation of the first one.
function isOwner({ isFirst }: Meeting, { key }: AskedQuestion): boolean {
  return isFirst || SECRET_ID.test(key)
}

/** The reply to this question: the one that is being written, if the question came twice. */
async function joinOrBegin(
  chat: Chat,
  asked: Question,
  meeting: Meeting,
  place: ReplyPlace,
): Promise<LiveReply> {
  const { replies, beginning } = chat
  const { conversationId, forget } = meeting
  const question = nameReply(asked)
  const live = replies.find({ conversationId, question })
  if (live) return live

  const name = `${conversationId} ${question}`
  const other = beginning.get(name)
  if (other) return other
  const begun = begin(chat, asked, meeting, place).finally(() => beginning.delete(name))
  beginning.set(name, begun)
  begun.catch(forget)
  return begun
}

/** The key of a running answer: the same question, answered in the same way. */
function nameReply({ key, isPlain = false }: AskedQuestion): string {
  return isPlain ? `${key} from the pages` : key
}

async function begin(
  chat: Chat,
  asked: Question,
  meeting: Meeting,
  place: ReplyPlace,
): Promise<LiveReply> {
  const { limits, replies, beginning } = chat
  if (replies.size + beginning.size >= limits.repliesAtOnce) {
    throw new Refusal(503, ({ busy }) => busy, {
      'retry-after': '5',
    })
  }
  const key = { conversationId: meeting.conversationId, question: nameReply(asked) }
  // Otherwise a visitor who is tired of waiting for a model would get the same slow answer.
  if (asked.isPlain) await replies.stop(key.conversationId)
  const elsewhere = await replies.claim(key)
  if (elsewhere) return elsewhere
  try {
    return await startAnswer(chat, asked, meeting, { key, place })
  } catch (error) {
    replies.giveUp(key)
    throw error
  }
}

async function startAnswer(
  chat: Chat,
  asked: Question,
  { conversationId, forget }: Meeting,
  { key, place }: { key: ReplyKey; place: ReplyPlace },
): Promise<LiveReply> {
  const { conversations, limits, replies, now, ids } = chat
  const answerId = ids()
  const { label, text, told, page, language, replaces, visitor, masked, isResumable } = asked
  const hint = page ? { page } : {}
  const begun = await conversations.begin({
    conversationId,
    label,
    key: asked.key,
    text,
    ...hint,
    askedAt: now(),
    replaces,
    answerId,
    turns: limits.engineTurns,
  })
  const question = {
    text,
    visitor,
    ...(asked.files.length > 0 && { files: asked.files }),
    ...hint,
    ...(language !== undefined && { language }),
    ...(asked.isPlain && { isPlain: true }),
    // A client cannot change what the server has stored by sending something else.
    history: begun.history.length > 0 ? begun.history : told,
    again: countBefore(asked, begun),
    avoid: begun.citedBefore,
  }
  const job = { answerId, begun, question, masked }
  return replies.start(
    key,
    (writer) => place.during(writeAnswer(job, chat, writer).finally(forget)),
    { isResumable },
  )
}

/** How many answers to this question the visitor has had. */
function countBefore(
  { isPlain = false, isAnew }: Question,
  { version, citedBefore }: BegunQuestion,
): number {
  // Nobody has read an answer that nobody waited for, so its best sentence was not used yet.
  if (isPlain && citedBefore.length === 0) return 0
  // A client that shows no token has no versions here, and may ask for another all the same.
  return isAnew ? Math.max(1, version) : version
}

async function stop(chat: Chat, request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'Use POST to stop answers.', { allow: 'POST' })
  }
  const body = await readJson(request, chat.limits)
  if (!isObject(body) || typeof body['chatId'] !== 'string') {
    throw new Refusal(400, 'The request has no chatId.')
  }
  // The response is the same for a visitor's own chat, another visitor's and an unknown one: only the
  // token gives access.
  const conversationId = await chat.tokens.read(request.headers.get(CHAT_HEADER))
  if (conversationId !== undefined) await chat.replies.stop(conversationId)
  return new Response(null, { status: 204 })
}
