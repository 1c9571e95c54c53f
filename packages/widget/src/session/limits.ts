/** A visitor's message, in UTF-16 units: what the counter shows, and what the server refuses above. */
export const MAX_MESSAGE_LENGTH = 2000

/** What is sent of the conversation: its newest turns, within both of these. */
export const MAX_HISTORY_MESSAGES = 60
export const MAX_HISTORY_BYTES: number = 200 * 1024

/** How deep one of them may nest: the endpoint reads 32, and two are those of the body around it. */
export const MAX_HISTORY_DEPTH = 30

/** How many requests one question may lead to: with 1, none is sent for the results of tools. */
export const DEFAULT_MAX_STEPS = 1

/** One update in this time, where there is no screen to keep pace with. */
export const FRAME_MS = 16

/** What is read of the body of a refusal. It is one sentence, or not ours. */
export const MAX_REFUSAL_BYTES: number = 64 * 1024

/** A server's sentence that is longer than this is not one to show to a visitor. */
export const MAX_DETAIL_LENGTH = 300

/** What is read of one reply, decoded: room for pictures, and for a hundred answers of text. */
export const MAX_REPLY_BYTES: number = 4 * 1024 * 1024
