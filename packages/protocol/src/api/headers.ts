/** Carries a conversation's token from an answer to the visitor's page, and back with each request. */
export const CHAT_HEADER = 'x-docent-chat'

/** Carries the token of a visitor's session, which distinguishes visitors behind one address. */
export const SESSION_HEADER = 'x-docent-session'

/**
 * Says with `on` that the client may come back for the answer with a GET: it is then written to its
 * end without a reader, and kept for a while.
 */
export const RESUME_HEADER = 'x-docent-resume'

/** Names the request in each response and in the server's log. A trusted proxy may choose it. */
export const REQUEST_HEADER = 'x-request-id'
