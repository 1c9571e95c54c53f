/**
 * The ids of the shell. Anchors of headings are in lower case, so a page with a heading "Menu" and
 * the menu itself never share one. The chat's is the name by which other rooms know it.
 */
export const IDS = {
  main: 'Main',
  menu: 'Menu',
  theme: 'Theme',
  languages: 'Languages',
  search: 'Search',
  query: 'Query',
  results: 'Results',
  /** Says of a link that it leads to another site. */
  away: 'Away',
  chat: 'docent',
} as const
