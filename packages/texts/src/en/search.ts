import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in English. */
export const search: SearchTexts = {
  title: 'Search',
  field: 'Search for',
  placeholder: 'Search the pages',
  submit: 'Search',
  close: 'Close',
  results: 'Results',
  count: 'Results: {count}',
  corrected: 'Showing results for “{words}”.',
  none: 'Nothing was found for “{query}”.',
  noneLine: 'Try fewer words, or other ones.',
  failed: 'The search cannot be reached just now. Check the connection, then try again.',
  begin: 'Type what you look for: one word is enough.',
  needsScript: 'On this host the search needs JavaScript. The links above lead to all pages.',
  others: 'Pages',
  ask: 'Ask the assistant: “{query}”',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
}
