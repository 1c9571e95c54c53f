/** What the embed says before the texts of the chat are loaded. */
export const WORDS = {
  launcher: 'Talk to the assistant',
  failed: 'The assistant could not be loaded. Please try again.',
} as const
