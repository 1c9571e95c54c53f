export { AUDIENCE_ANCHOR, questionAnchor } from './anchors.ts'
export { ConfigError, readConfig } from './config.ts'
export { isModelName } from './configModels.ts'
export { loadConfig } from './config.node.ts'
export type {
  AssistantTexts,
  Config,
  ContactLink,
  DocentConfig,
  ModelConfig,
  ModelsConfig,
  NavigationLink,
} from './configTypes.ts'
export { findListingFaults } from './listing.ts'
export { decodeEntities } from './entities.ts'
export { ContentFolderError } from './folder.node.ts'
export { lexInline, lexMarkdown, MarkdownLimitError } from './lex.ts'
export { createContentReader, loadContent } from './load.node.ts'
export type { LoadOptions } from './load.node.ts'
export { compareForLists } from './order.ts'
export { inlineText, plainText } from './plainText.ts'
export { formatProblem } from './problem.ts'
export { compareRoutes } from './route.ts'
export { createSlugger } from './slug.ts'
export type {
  Action,
  Content,
  ContentToken,
  Document,
  FootnoteReferenceToken,
  FootnoteToken,
  Link,
  Problem,
  Question,
  Section,
} from './types.ts'
