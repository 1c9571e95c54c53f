/** The kinds of code that have a colour. A token of a kind has the class `code-KIND`: styles/code.css. */
export type CodeKind = 'keyword' | 'string' | 'number' | 'name' | 'comment' | 'added' | 'removed'

// By the first word of the scopes that grammars give: `title` for `title.function`.
const KINDS: Readonly<Record<string, CodeKind | 'plain'>> = {
  keyword: 'keyword',
  built_in: 'keyword',
  doctag: 'keyword',
  'selector-tag': 'keyword',
  name: 'keyword',
  bullet: 'keyword',
  string: 'string',
  regexp: 'string',
  symbol: 'string',
  link: 'string',
  code: 'string',
  number: 'number',
  literal: 'number',
  title: 'name',
  section: 'name',
  type: 'name',
  attr: 'name',
  attribute: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-pseudo': 'name',
  'selector-attr': 'name',
  variable: 'name',
  comment: 'comment',
  quote: 'comment',
  meta: 'comment',
  addition: 'added',
  deletion: 'removed',
  // Code within a string is not a string.
  subst: 'plain',
}

/** The kind of the code in a scope inside another scope. An unknown scope changes nothing. */
export function kindOf(scope: string, around: CodeKind | undefined): CodeKind | undefined {
  const kind = KINDS[scope.split('.', 1)[0] ?? '']
  return kind === 'plain' ? undefined : (kind ?? around)
}
