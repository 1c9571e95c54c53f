// Loaded when the first block of code needs highlighting, and used by the site's builder.
// highlight.js writes HTML unless it gets another target: here that is a list of tokens, so that an
// answer never becomes HTML.

import type { HighlightResult } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import python from 'highlight.js/lib/languages/python'
import rust from 'highlight.js/lib/languages/rust'
import shell from 'highlight.js/lib/languages/shell'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { TokenList } from './tokenList.ts'
import type { CodeToken } from './tokenList.ts'

export type { CodeToken } from './tokenList.ts'

const GRAMMARS = {
  bash,
  css,
  diff,
  dockerfile,
  go,
  ini,
  javascript,
  json,
  markdown,
  python,
  rust,
  shell,
  sql,
  typescript,
  xml,
  yaml,
}

const highlighter = createHighlighter()

/**
 * Cuts code into tokens, whose texts are all of it, in order; or nothing if it is in a language
 * that is not known. Takes all the time it needs: `canHighlight` says what may halt a page.
 */
export function highlightCode(code: string, language: string): readonly CodeToken[] | undefined {
  if (!highlighter.getLanguage(language)) return undefined
  const result: HighlightResult = highlighter.highlight(code, { language, ignoreIllegals: true })
  return result._emitter instanceof TokenList ? result._emitter.tokens : undefined
}

function createHighlighter(): typeof hljs {
  const created = hljs.newInstance()
  created.configure({ __emitter: TokenList })
  for (const [name, grammar] of Object.entries(GRAMMARS)) created.registerLanguage(name, grammar)
  created.registerAliases(['jsonl', 'json5'], { languageName: 'json' })
  return created
}
