// The order of results that the search in the browser, on hosts without our server, shares with the
// server's.

export { inverseFrequency, measureLength, saturate } from './ranking/measures.ts'
export { RANKING } from './ranking/tuning.ts'
export { readHeadings } from './search/readHeadings.ts'
export { chooseResults, findTyped, TITLE_SHARE } from './search/order.ts'
export { toLetters } from './words/toLetters.ts'
