import type { WordLists } from './wordLists.ts'

export const GERMAN_LISTS: WordLists = {
  similar: `
passwort kennwort
`,
  related: `
zurückschicken: rückgabe
`,
  light: `mal`,
  ordinary: `alt`,
}
