import type { Vote } from '@docent/protocol/api'
import type { Receipt } from '@docent/answers'
import type { JSONValue, MessagePart, TokenUsage } from '@docent/protocol'

/**
 * The store of conversations. Once a method has resolved, its data is on disk: a process that is killed
 * a moment later has lost none of it.
 */
export interface Conversations {
  /**
   * Stores a question, its conversation if it is the first, and an empty partial answer, which is what
   * remains if the process dies. A question whose key the conversation already has is not stored again:
   * its answer becomes another version.
   */
  begin(question: NewQuestion): Promise<BegunQuestion>

  /**
   * Fills in the answer that `begin` left empty, completely or with the text so far. False if its
   * conversation was erased meanwhile.
   */
  finish(answer: FinishedAnswer): Promise<boolean>

  /**
   * Stores a visitor's vote on an answer, and replaces an earlier one. False if the conversation
   * holds no such answer.
   */
  rate(rating: AnswerRating): Promise<boolean>

  /**
   * Stores a visitor's vote on a page, and replaces an earlier one of the same ballot or the same
   * session.
   */
  ratePage(rating: PageRating): Promise<void>

  /** The votes on pages, the least useful pages first. */
  countPageVotes(): Promise<PageVotes[]>

  /** Everything of one conversation, oldest first; an unknown one is empty. */
  read(conversationId: string): Promise<StoredTurn[]>

  /** Every conversation with all of its turns, oldest first. */
  list(): AsyncIterable<StoredConversation>

  /** The cost of the answers that began since a time. */
  costSince(at: number): Promise<number>

  /** The answers since a time, added up by day, engine and outcome. */
  listUsage(since: number): Promise<UsageCount[]>

  /** Stores a whole conversation that another store listed. Its id must be new here. */
  add(conversation: StoredConversation): Promise<void>

  /** Every vote on a page, as `ratePage` took it. */
  listPageRatings(): AsyncIterable<PageRating>

  /** Adds to the counts of days, pages and kinds. */
  addCounts(counts: readonly DayCount[]): Promise<void>

  /** The counts since a day, in the order of day, kind and page. */
  listCounts(since: string): Promise<DayCount[]>

  /** Erases the counts before a day. */
  removeCountsBefore(day: string): Promise<void>

  /** The newest question or counted day before a time; undefined if there is none. */
  findNewest(before: number): Promise<number | undefined>

  /** Erases a conversation with everything that belongs to it. */
  remove(conversationId: string): Promise<void>

  /**
   * Erases conversations whose last question is older than a time, the oldest first, up to `atMost`.
   * Resolves with their number: fewer than `atMost` when none is left.
   */
  removeBefore(at: number, atMost: number): Promise<number>

  /**
   * Stores something as large as a long answer, and removes it. Rejects if that fails. A store that
   * several nodes share has no such test.
   */
  tryToStore?(): Promise<void>

  /** Waits for running writes, and closes the store. */
  close(): Promise<void>
}

/** The reading half of a store, also while another process writes it. */
export type ConversationsReader = Pick<
  Conversations,
  | 'countPageVotes'
  | 'read'
  | 'list'
  | 'listCounts'
  | 'listPageRatings'
  | 'listUsage'
  | 'costSince'
  | 'close'
>

export interface NewQuestion {
  conversationId: string
  /** The client's name for the chat. */
  label: string
  /** Tells one question of a conversation from the next: see `messageKey`. */
  key: string
  text: string
  page?: { url: string; title: string }
  askedAt: number
  /** Keys of the questions that this one replaces: they stay stored, but leave the history. */
  replaces?: readonly string[]
  /** The message id that the visitor's page will know the answer by. */
  answerId: string
  /** How many turns before this one the engine wants to know. */
  turns: number
}

export interface BegunQuestion {
  questionId: number
  /** 0 for the first answer to this question, 1 for the second, and so on. */
  version: number
  /** Passages that earlier versions of the answer cited. */
  citedBefore: string[]
  /** The turns before this question that were not replaced, oldest first. */
  history: Turn[]
}

export interface Turn {
  role: 'user' | 'assistant'
  text: string
}

export type AnswerStatus = 'complete' | 'partial' | 'failed'

export interface FinishedAnswer {
  questionId: number
  version: number
  /** `partial`: stopped, or left by its reader; `failed`: an error ended it. */
  status: AnswerStatus
  engine: string
  content: string
  parts: readonly MessagePart[]
  annotations: readonly JSONValue[]
  finishReason: string
  usage: TokenUsage
  grounded: boolean | undefined
  confidence: number | undefined
  /** How it was made. Absent from answers that were stored before there were receipts. */
  receipt?: Receipt
  startedAt: number
  finishedAt: number
}

export interface AnswerFeedback {
  vote: Vote
  /** Why, in the words of the endpoint: see `FEEDBACK_REASONS`. */
  reasons: readonly string[]
  note: string
  givenAt: number
}

export interface AnswerRating {
  conversationId: string
  answerId: string
  /** Absent if a vote is taken back. */
  feedback?: AnswerFeedback
}

export interface PageRating {
  /** Its route. */
  page: string
  /** The browser's id for the vote, so that it can be changed. */
  ballot: string
  /** Stands for the visitor's session, only on this page, if there is a session. */
  session?: string
  /** Absent if it is taken back. */
  vote?: Vote
  givenAt: number
}

export interface PageVotes {
  page: string
  up: number
  down: number
  /** When the last of them was given. */
  lastAt: number
}

/** The number of requests of one kind on one day. It contains no personal data. */
export interface DayCount {
  /** In UTC: `2026-11-22`. */
  day: string
  /** A page that a person read, a page that a crawler read, or a search. */
  kind: 'view' | 'crawl' | 'search'
  /** The path of the page; empty for other kinds than `view`. */
  page: string
  count: number
}

/** The answers of one day that one engine wrote and that ended in the same way. */
export interface UsageCount {
  /** In UTC: `2026-11-22`. */
  day: string
  /** Empty for answers whose process died before they ended. */
  engine: string
  status: AnswerStatus
  grounded?: boolean
  replies: number
  promptTokens: number
  completionTokens: number
  cost: number
  currency: string
}

export interface StoredConversation {
  id: string
  /** The client's name for the chat. */
  label: string
  createdAt: number
  turns: StoredTurn[]
}

export interface StoredTurn {
  key: string
  text: string
  page?: { url: string; title: string }
  askedAt: number
  /** The visitor has put another question in its place. */
  isReplaced: boolean
  /** All versions, oldest first. */
  answers: StoredAnswer[]
}

export interface StoredAnswer extends FinishedAnswer {
  id: string
  feedback?: AnswerFeedback
}
