export { AUDIENCE_ANCHOR, questionAnchor } from './anchors.ts'
export { PRIVACY_ROUTE } from './configDefaults.ts'
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
export { pairDirectives } from './directives.ts'
export type { Directive, DirectedBlock } from './directives.ts'
export { isDemo } from './demo.ts'
export { toDensePath } from './densePath.ts'
export { decodeEntities } from './entities.ts'
export { readFieldLines } from './fieldLines.ts'
export { ContentFolderError, isFileWithin } from './folder.node.ts'
export { lexInline, lexMarkdown, MarkdownLimitError } from './lex.ts'
export { KEEP_DAYS } from './limits.ts'
export { createContentReader, loadContent } from './load.node.ts'
export type { LoadOptions } from './load.node.ts'
export { findIcon } from './ownFiles.ts'
export { findNearest } from './nearest.ts'
export { compareForLists } from './order.ts'
export { inlineText, plainText } from './plainText.ts'
export { compareProblems, formatProblem } from './problem.ts'
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
export { walkTokens } from './walk.ts'
