// Where the endpoints are. They share a folder: a client that knows the chat's address finds each
// other endpoint by its name next to it, even if a proxy puts the folder somewhere else.

/** The folder of the endpoints, on the assistant's own host. */
export const API_FOLDER = '/api/'

/** Answers questions. */
export const CHAT_ENDPOINT = 'gen-ai'

/** The path of the chat, on the assistant's own host. */
export const CHAT_PATH = '/api/gen-ai'

/** Tells a client what the owner has set: see `AssistantSettings`. */
export const ASSISTANT_ENDPOINT = 'assistant'

/** Finds sections of pages: see `SearchResults`. */
export const SEARCH_ENDPOINT = 'search'

/** Returns or erases a visitor's own conversation. */
export const CONVERSATION_ENDPOINT = 'conversation'

/** Takes what a visitor thinks of an answer. */
export const FEEDBACK_ENDPOINT = 'feedback'

/** Takes what a reader thinks of a page. */
export const PAGE_FEEDBACK_ENDPOINT = 'page-feedback'

/** Sends lines at a steady pace, which shows whether a proxy holds answers back. */
export const PACE_ENDPOINT = 'pace'

/** The path at which other people's language models read the pages. */
export const MCP_PATH = '/mcp'
