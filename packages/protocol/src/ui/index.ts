export type { UiChunk } from './chunks.ts'
export { UI_STREAM_DONE, UI_STREAM_HEADERS, encodeUiChunk } from './sse.ts'
export { createUiTranslator } from './translate.ts'
export type { UiTranslator } from './translate.ts'
