// The file that `fileSearch.ts` searches, for the build of a site.

export { writeSearchFile } from './search/file/writeSearchFile.ts'
export { inWordsOf } from './words/wordScope.node.ts'
