import type { Vote } from '@docent/protocol/api'
import type { Receipt } from '@docent/answers'
import type { JSONValue, MessagePart, TokenUsage } from '@docent/protocol'

/**
 * Where conversations are kept. What a method has resolved for is on disk: a process that is killed
 * a moment later has lost nothing of it.
 */
export interface Conversations {
  /**
   * Stores a question, its conversation if it is the first, and an empty partial answer: what is
   * left of it should the process die. A question whose key the conversation already holds is not
   * stored again: its answer becomes another version.
   */
  begin(question: NewQuestion): Promise<BegunQuestion>

  /**
   * Fills in the answer that `begin` left empty, whole or as far as it came. False where its
   * conversation was erased meanwhile.
   */
  finish(answer: FinishedAnswer): Promise<boolean>

  /**
   * Keeps what a visitor thinks of an answer, in place of what they thought before. False where the
   * conversation holds no such answer.
   */
  rate(rating: AnswerRating): Promise<boolean>

  /**
   * Keeps what a visitor thinks of a page, in place of what they thought before: what the same ballot
   * or the same session said of it.
   */
  ratePage(rating: PageRating): Promise<void>

  /** What visitors think of the pages, those first that most found of no use. */
  countPageVotes(): Promise<PageVotes[]>

  /** Everything of one conversation, oldest first; an unknown one is empty. */
  read(conversationId: string): Promise<StoredTurn[]>

  /** Every conversation with all of its turns, oldest first. */
  list(): AsyncIterable<StoredConversation>

  /** What the answers have cost that were begun since a time. */
  costSince(at: number): Promise<number>

  /** Stores a whole conversation that another store listed. Its id must be new here. */
  add(conversation: StoredConversation): Promise<void>

  /** Every vote on a page, as `ratePage` took it. */
  listPageRatings(): AsyncIterable<PageRating>

  /** Erases a conversation with all that belongs to it. */
  remove(conversationId: string): Promise<void>

  /**
   * Erases conversations whose last question is older than a time, the oldest first and so many at
   * most. Resolves with how many they were: fewer than `atMost` when none is left.
   */
  removeBefore(at: number, atMost: number): Promise<number>

  /** Waits for what is being written, and lets the store go. */
  close(): Promise<void>
}

/** What can be read of conversations, also beside the process that writes them. */
export type ConversationsReader = Pick<
  Conversations,
  'countPageVotes' | 'read' | 'list' | 'listPageRatings' | 'costSince' | 'close'
>

export interface NewQuestion {
  conversationId: string
  /** What the client calls the chat. */
  label: string
  /** Tells one question of a conversation from the next: see `messageKey`. */
  key: string
  text: string
  page?: { url: string; title: string }
  askedAt: number
  /** Keys of questions that this one stands for: they are kept, but are history no more. */
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
  /** What it was made of. Absent from answers that were stored before there were receipts. */
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
  /** Absent where a vote is taken back. */
  feedback?: AnswerFeedback
}

export interface PageRating {
  /** Its route. */
  page: string
  /** What the visitor's browser calls its vote, so that it can be changed. */
  ballot: string
  /** Stands for the visitor's session, on this page alone, where there is one. */
  session?: string
  /** Absent where it is taken back. */
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

export interface StoredConversation {
  id: string
  /** What the client called the chat. */
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
