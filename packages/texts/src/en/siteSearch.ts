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
  none: 'No results for “{query}”.',
  noneLine: 'Try fewer or different words.',
  failed: 'The search is unavailable. Check your connection and try again.',
  begin: 'Type what you are looking for. One word is enough.',
  needsScript: 'The search needs JavaScript on this site. The links above lead to all pages.',
  others: 'Pages',
  ask: 'Ask the assistant: “{query}”',
  questions: 'Ask the assistant',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
}
