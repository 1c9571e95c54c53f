// The ordering of results that the server shares with the browser search on hosts without our
// server.

export { inverseFrequency, measureLength, saturate } from './ranking/measures.ts'
export { RANKING } from './ranking/tuning.ts'
export { readHeadings } from './search/readHeadings.ts'
export { chooseResults, findTyped, TITLE_SHARE } from './search/order.ts'
export { toLetters } from './words/toLetters.ts'
