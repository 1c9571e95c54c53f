import { MAX_REQUEST_DEPTH } from '@docent/protocol/api'

/** A request carries the newest turns of the conversation that fit into this. */
export const MAX_HISTORY_BYTES: number = 200 * 1024

/** How deep one of them may nest: the body around it takes two levels. */
export const MAX_HISTORY_DEPTH: number = MAX_REQUEST_DEPTH - 2

/**
 * Replaced turns that are kept, so that visitors can look at them: the newest ones of the conversation.
 */
export const MAX_REPLACED = 20

/** The part of a conversation that the browser keeps: its newest turns, in UTF-16 units of JSON. */
export const MAX_KEPT_LENGTH: number = 200 * 1024

/** How much of a record is read: the content, and room for the metadata around it. */
export const MAX_RECORD_LENGTH: number = 256 * 1024

/** How deep a record may nest: a value of the stream 100, and the record around it. */
export const MAX_RECORD_DEPTH = 110

/** After this time without a change, a new conversation begins. */
export const KEPT_FOR_MS: number = 24 * 60 * 60 * 1000

/** Earlier conversations are kept for this time, up to this many. */
export const ARCHIVED_FOR_MS: number = 90 * KEPT_FOR_MS
export const MAX_ARCHIVED = 20

/** How much of its first question names a conversation. */
export const MAX_KEPT_TITLE_LENGTH = 120

/** The delay between a change and its write. Leaving the page writes the rest at once. */
export const WRITE_AFTER_MS = 500

/** How many requests one question may lead to: with 1, none is sent for the results of tools. */
export const DEFAULT_MAX_STEPS = 1

/** One update in this time, if there is no screen to keep pace with. */
export const FRAME_MS = 16

/** How much of the body of a refusal is read. Our server sends one sentence. */
export const MAX_REFUSAL_BYTES: number = 64 * 1024

/** A longer sentence of a server is not shown to visitors. */
export const MAX_DETAIL_LENGTH = 300

/** How much of one reply is read, decoded: room for pictures, and for a hundred answers of text. */
export const MAX_REPLY_BYTES: number = 4 * 1024 * 1024
