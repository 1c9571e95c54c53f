import { label, listOf, optional, someText, text } from './configReaders.ts'
import type { Reader } from './configReaders.ts'
import type { AssistantTexts } from './configTypes.ts'

/** Readers of the texts of the chat, with their defaults in one language. */
export function createTextReaders(defaults: AssistantTexts): {
  [Name in keyof AssistantTexts]: Reader<AssistantTexts[Name]>
} {
  return {
    title: optional(label, defaults.title),
    subtitle: optional(text, defaults.subtitle),
    thinking: optional(someText, defaults.thinking),
    launcher: optional(label, defaults.launcher),
    tooltip: optional(text, defaults.tooltip),
    welcome: optional(someText, defaults.welcome),
    greeting: optional(text, defaults.greeting),
    placeholder: optional(text, defaults.placeholder),
    hint: optional(text, defaults.hint),
    typing: optional(someText, defaults.typing),
    quickReplies: optional(listOf(someText), defaults.quickReplies),
  }
}
