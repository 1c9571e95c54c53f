/** Carries a conversation's token from an answer to the visitor's page, and back with each request. */
export const CHAT_HEADER = 'x-docent-chat'

/** Carries the token of a visitor's session, which tells visitors behind one address apart. */
export const SESSION_HEADER = 'x-docent-session'
