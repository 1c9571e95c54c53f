import {
  ancestorsOf,
  attributeOf,
  classOf,
  findAll,
  findFirst,
  findOutermost,
  rawText,
} from './dom.ts'
import type { Element } from './dom.ts'

const LANGUAGE =
  /(?:^|\s)(?:language-|lang-|highlight-(?:source-)?|sourceCode\s+|brush:\s*)([\w+#.-]{1,40})/
const BARE_LANGUAGE =
  /^(?:(?:programlisting|screen)\s+)?(rust|js|mjs|cjs|json|bash|console|c|cpp|python|shell|toml|yaml)\b/
/** It is written next to the fence, which a line break or a backtick would close. */
const LANGUAGE_NAME = /^[\w+#.-]{1,40}$/
const NO_LANGUAGE = /^(?:default|notranslate|none|plaintext|text)$/

/** How far above its code a theme may name the language: tables of line numbers are deep. */
const WRAPPERS = 8

/** The language of a block of code, as its page names it; empty if it does not. */
export function languageOf(pre: Element): string {
  const above = [...ancestorsOf(pre)].slice(0, WRAPPERS)
  for (const element of [pre, ...findAll('code', pre), ...above]) {
    const named =
      attributeOf(element, 'data-language') ||
      attributeOf(element, 'data-lang') ||
      (LANGUAGE.exec(classOf(element))?.[1] ?? '')
    if (LANGUAGE_NAME.test(named) && !NO_LANGUAGE.test(named)) return named
  }
  return BARE_LANGUAGE.exec(classOf(findFirst('code', pre) ?? pre))?.[1] ?? ''
}

/** The code exactly as it is shown, without empty lines around it. */
export function verbatimOf(pre: Element): string {
  // Expressive Code and Prism's renderers have an element for each line, some with no break between.
  const lines = findOutermost('.ec-line,.token-line', pre)
  const code =
    lines.length > 1
      ? lines.map((line) => trimBreaks(rawText(line))).join('\n')
      : rawText(pre).replaceAll('\r\n', '\n')
  return code.trimEnd().replace(/^\n+/, '')
}

function trimBreaks(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end--
  return text.slice(0, end)
}
