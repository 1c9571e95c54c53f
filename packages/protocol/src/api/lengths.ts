/** The longest message in UTF-16 units, unless the owner sets another limit. */
export const MAX_MESSAGE_LENGTH = 2000

/** The longest note on an answer in UTF-16 units, unless the owner sets another limit. */
export const MAX_NOTE_LENGTH = 1000

/** How many messages of a conversation the endpoint reads, counted from the newest. */
export const MAX_HISTORY_MESSAGES = 60

/** How deep the JSON of a request may nest. */
export const MAX_REQUEST_DEPTH = 32
