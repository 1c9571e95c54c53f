export { AUDIENCE_ANCHOR, OFFER_ANCHOR, questionAnchor } from './markdown/anchors.ts'
export { IMPRINT_ROUTE, PRIVACY_ROUTE, readDefaults, ROUTES } from './config/configDefaults.ts'
export { listCountingTools } from './config/configAnalytics.ts'
export type { CountingTool } from './config/configAnalytics.ts'
export { ConfigError, readConfig } from './config/config.ts'
export { configIn } from './config/configLanguages.ts'
export { isModelName } from './config/configModels.ts'
export { loadConfig } from './config/config.node.ts'
export type {
  AnalyticsConfig,
  AssistantTexts,
  BrandConfig,
  Config,
  ContactLink,
  DocentConfig,
  LanguageConfig,
  ModelConfig,
  ModelsConfig,
  NavigationLink,
  SourceConfig,
  SourceLimits,
} from './config/configTypes.ts'
export { readInterval } from './config/configSources.ts'
export type { ReadPart } from './dialects/resolveParts.ts'
export { decodeText } from './decodeText.ts'
export { digestText } from './digestText.node.ts'
export { hashWord } from './hashWord.ts'
export { readDocument } from './pages/document.ts'
export { pairDirectives } from './markdown/directives.ts'
export type { Directive, DirectedBlock } from './markdown/directives.ts'
export { isDemo } from './markdown/demo.ts'
export { isDiagram } from './markdown/diagram.ts'
export { findFaqs, readFaq } from './markdown/faq.ts'
export type { Faq } from './markdown/faq.ts'
export { findCaptions, findPoster, isAudio, isVideo } from './pages/mediaFiles.ts'
export { toDarkPath, toDensePath, toPhonePath } from './pages/pictureVariants.ts'
export { decodeEntities } from './markdown/entities.ts'
export { readFieldLines } from './frontMatter/fieldLines.ts'
export { ContentFolderError, isFileWithin, listFiles } from './pages/folder.node.ts'
export { lexInline, lexMarkdown, MarkdownLimitError } from './markdown/lex.ts'
export { KEEP_DAYS } from './limits.ts'
export { createContentReader, loadContent } from './pages/load.node.ts'
export type { LoadOptions } from './pages/load.node.ts'
export { createPartReader, isPart, isPartByFolder } from './pages/parts.node.ts'
export { decodePath, toFilePath } from './markdown/address.ts'
export { findIcon } from './pages/ownFiles.ts'
export {
  formatFact,
  formatPrice,
  formatReleaseHeading,
  readFacts,
  readFoundNames,
} from './pages/facts.ts'
export type { Fact } from './pages/facts.ts'
export { readHeroQuestions } from './pages/heroQuestions.ts'
export { findNearest } from './pages/nearest.ts'
export { compareForLists, createListOrder } from './pages/order.ts'
export { isOtherFolder, listOtherFolders } from './pages/otherFolders.ts'
export { splitLanguages } from './pages/splitLanguages.ts'
export type { LanguagePart } from './pages/splitLanguages.ts'
export { languageBase, translationPath } from './pages/languages.ts'
export { TAGS_ROUTE, toCategoryRoute, toTagRoute } from './pages/shelfRoutes.ts'
export { inlineText, plainText } from './markdown/plainText.ts'
export { compareProblems, formatProblem } from './pages/problem.ts'
export { explainUnpublished, toUtcDay } from './pages/publishing.ts'
export { listScheduled } from './pages/schedule.node.ts'
export { nameVersion, readReleases } from './pages/releases.ts'
export type { Release } from './pages/releases.ts'
export { collectRedirects } from './pages/redirects.ts'
export type { Redirect, Redirects } from './pages/redirects.ts'
export { primaryTag } from './primaryTag.ts'
export { compareRoutes, isAnyMarkdown, toReadableName, toRoute } from './pages/route.ts'
export { createSlugger, toSlug } from './markdown/slug.ts'
export { isReservedRoute } from './pages/reservedRoutes.ts'
export type {
  Action,
  Content,
  ContentToken,
  Document,
  FootnoteReferenceToken,
  FootnoteToken,
  Link,
  ListOrder,
  Manual,
  PageGroup,
  PagePlace,
  PageQuestion,
  Problem,
  ProductOffer,
  ProductPrice,
  Section,
  UnpublishedPage,
} from './types.ts'
export { walkTokens } from './markdown/walk.ts'
export type { Limits } from './config/limits.ts'
export { LimitsError, readLimits } from './config/limits.ts'
export { contrast, findPassing, readPair, toHex } from './theme/colour.ts'
export type { Pair } from './theme/colour.ts'
export type { Colour } from './theme/types.ts'
export { SHIPPED_NEUTRALS } from './theme/neutral.ts'
