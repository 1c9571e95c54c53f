import { inWordsOf } from '../words/wordScope.node.ts'
import type { Knowledge } from '../types.ts'

/** The same knowledge, which reads every question by the rules of its language. */
export function scopeKnowledge(knowledge: Knowledge, language: string): Knowledge {
  const { prepare } = knowledge
  return {
    ...knowledge,
    readQuery: (...asked) => inWordsOf(language, () => knowledge.readQuery(...asked)),
    search: (...asked) => inWordsOf(language, () => knowledge.search(...asked)),
    notes: (...asked) => inWordsOf(language, () => knowledge.notes(...asked)),
    alike: (question) => inWordsOf(language, () => knowledge.alike(question)),
    mentions: (phrase) => inWordsOf(language, () => knowledge.mentions(phrase)),
    findSections: (...asked) => inWordsOf(language, () => knowledge.findSections(...asked)),
    ...(prepare && { prepare }),
  }
}
