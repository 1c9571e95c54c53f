export { renderUnits } from './compose/render.ts'
export { createSaidWriter, readAnnotations, tellReading, writeDraft } from './compose/writeDraft.ts'
export type { FromPages } from './content.ts'
export { countPages } from './content.ts'
export type { Citation, Draft, Said } from './contract/draft.ts'
export { cite } from './contract/draft.ts'
export type { Log } from './contract/log.ts'
export type { Fallback, FirewallCounts, ModelCall, Receipt } from './contract/receipt.ts'
export { NO_COUNTS } from './contract/receipt.ts'
export type {
  AnswerContext,
  AnswerEngine,
  Question,
  QuestionFile,
  Visitor,
} from './contract/types.ts'
export type { ExtractiveOptions, QuestionForm, FormedDraft } from './drafter.ts'
export { createDrafter, createPhraseReader } from './drafter.ts'
export type { Explanation } from './explain.ts'
export { createExplainer } from './explain.ts'
export { EXTRACTIVE, createExtractiveEngine } from './extractive.ts'
export type { EditionAnswers, MainEdition } from './editions/createEditionsEngine.ts'
export { createEditionsEngine } from './editions/createEditionsEngine.ts'
export type { FindEdition } from './editions/findEdition.ts'
export { createEditionFinder } from './editions/findEdition.ts'
export type { LanguageAnswers } from './languages/createLanguagesEngine.ts'
export { createLanguagesEngine, findAsked } from './languages/createLanguagesEngine.ts'
export { suggest } from './refusal/suggest.ts'
export { readRoute } from './visit.ts'
