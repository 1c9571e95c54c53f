/**
 * The languages with highlighting, by the names that authors give them. They are separate from the
 * grammars, so that a look-up loads no grammar.
 */
const KNOWN =
  /^(bash|sh|zsh|shell|console|[cm]?[jt]s|[jt]sx|javascript|typescript|json[cl5]?|html|xml|svg|css|ya?ml|toml|ini|py|python|go|golang|rs|rust|sql|diff|patch|md|markdown|docker|dockerfile)$/i

/** Code that is longer stays plain: to read it would halt the page. */
const MAX_HIGHLIGHTED_LENGTH = 20_000

/** Whether a block of code can be highlighted; `language` is the first word behind its fence. */
export function canHighlight(code: string, language: string): boolean {
  return code.length <= MAX_HIGHLIGHTED_LENGTH && KNOWN.test(language)
}
