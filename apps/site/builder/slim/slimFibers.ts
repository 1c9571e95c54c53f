import type { ESTree } from 'vite'
import { SlimError } from './slimError.ts'

interface Kind {
  /** The number that React's tree has for nodes of this kind. */
  readonly tag: number
  /** How React's file makes one: it is read there that the number still means this kind. */
  readonly made?: RegExp
  /** The type that an element of this kind has. */
  readonly type?: string
}

/**
 * The kinds of node that the chat never renders. Some have a name that a module could import, and the
 * build refuses that: see `UNUSED_NAMES`. The others exist only inside of those, or belong to
 * features that published builds of React do not have.
 */
const UNUSED_KINDS: readonly Kind[] = [
  kind(9, 'CONSUMER', /fiberTag = 9;/),
  kind(11, 'FORWARD_REF', /fiberTag = 11;/),
  kind(12, 'PROFILER', /createFiberImplClass\(12,/),
  kind(13, 'SUSPENSE', /createFiberImplClass\(13,/),
  kind(16, 'LAZY', /fiberTag = 16;/),
  kind(19, 'SUSPENSE_LIST', /createFiberImplClass\(19,/),
  kind(30, 'VIEW_TRANSITION', /createFiberImplClass\(30,/),
  kind(31, 'ACTIVITY', /createFiberImplClass\(31,/),
  kind(23, 'LEGACY_HIDDEN'),
  {
    tag: 4,
    type: 'REACT_PORTAL_TYPE',
    made: /function createFiberFromPortal[^}]*createFiberImplClass\(\s*4,/,
  },
  // Children that Suspense and Activity hide, and boundaries that the server has not completed.
  { tag: 22, made: /offscreenProps = createFiberImplClass\(22,/ },
  { tag: 18, made: /dehydratedNode\) {\s*var fiber = createFiberImplClass\(18,/ },
  // Style sheets, scripts, titles, and the elements html, head and body: they belong to the page.
  { tag: 26, made: /\? 26\s*: "html" === type/ },
  { tag: 27, made: /"body" === type\s*\? 27/ },
  { tag: 21 },
  { tag: 24 },
  { tag: 25 },
]

/** The exports that create such nodes. A build fails if a module imports one of them. */
export const UNUSED_NAMES: readonly string[] = [
  'Activity',
  'Profiler',
  'Suspense',
  'ViewTransition',
  'createPortal',
  'forwardRef',
  'lazy',
]

const TAGS = new Set<unknown>(UNUSED_KINDS.map(({ tag }) => tag))
const TYPES = new Set<unknown>(UNUSED_KINDS.flatMap(({ type }) => type ?? []))

/**
 * Removes from React DOM the code that only nodes of those kinds run: the clauses of `switch` for
 * their numbers and types, and comparisons with their numbers. React then rejects an element of such
 * a type like one of an unknown type. `body` is the syntax tree of the file.
 *
 * @throws {SlimError} if a number may no longer mean what it did.
 */
export function leaveOutFibers(
  code: string,
  body: readonly ESTree.Program['body'][number][],
  file: string,
): string {
  if (!UNUSED_KINDS.every((one) => isKnown(one, code))) throw new SlimError(file)
  const edits: Edit[] = []
  for (const statement of body) collectEdits(statement, undefined, edits)
  return applyEdits(code, edits)
}

function kind(tag: number, name: string, made?: RegExp): Kind {
  return { tag, type: `REACT_${name}_TYPE`, ...(made && { made }) }
}

function isKnown({ made, type }: Kind, code: string): boolean {
  return (!made || made.test(code)) && (!type || code.includes(`case ${type}:`))
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** A node of the syntax tree, whatever its type. */
type Syntax = ESTree.Node
type Comparison = Extract<Syntax, { type: 'BinaryExpression' }>

/** Adds what is to change in `node`; `scope` is the body of the function around it. */
function collectEdits(node: Syntax, scope: Syntax | undefined, edits: Edit[]): void {
  if (node.type === 'BinaryExpression' && isUnusedComparison(node)) {
    edits.push({ start: node.start, end: node.end, text: node.operator === '===' ? '!1' : '!0' })
    return
  }
  const inner = 'body' in node && isFunctionBody(node.body) ? node.body : scope
  const dropped = node.type === 'SwitchStatement' ? dropClauses(node, scope, edits) : new Set()
  for (const child of listChildren(node)) if (!dropped.has(child)) collectEdits(child, inner, edits)
}

function isFunctionBody(body: unknown): body is Syntax {
  return isSyntax(body) && body.type === 'BlockStatement'
}

/** `13 === fiber.tag` */
function isUnusedComparison({ operator, left, right }: Comparison): boolean {
  if (operator !== '===' && operator !== '!==') return false
  return (isTag(left) && isUnusedTag(right)) || (isTag(right) && isUnusedTag(left))
}

function isTag(node: Syntax): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'tag'
  )
}

function isUnusedTag(node: Syntax): boolean {
  return node.type === 'Literal' && TAGS.has(node.value)
}

/**
 * Drops the clauses of one `switch` that no node comes to, and returns them. A clause that the one
 * before it falls through into loses only its label.
 */
function dropClauses(
  { discriminant, cases }: ESTree.SwitchStatement,
  scope: Syntax | undefined,
  edits: Edit[],
): Set<unknown> {
  const dropped = new Set<unknown>()
  let isFallenInto = false
  for (const clause of cases) {
    const { test, consequent } = clause
    if (!test || !isUnusedTest(discriminant, test)) {
      isFallenInto = !leaves(consequent)
      continue
    }
    const [first] = consequent
    if (isFallenInto && first) {
      edits.push({ start: clause.start, end: first.start, text: '' })
      isFallenInto = !leaves(consequent)
      continue
    }
    dropped.add(clause)
    edits.push({ start: clause.start, end: clause.end, text: '' })
    keepNames(consequent, scope, edits)
  }
  return dropped
}

/** `case 13:` of a `switch` over tags, or `case REACT_SUSPENSE_TYPE:` of any. */
function isUnusedTest(discriminant: Syntax, test: Syntax): boolean {
  if (isTag(discriminant)) return isUnusedTag(test)
  return test.type === 'Identifier' && TYPES.has(test.name)
}

/** Whether the last of these statements leaves the `switch`, so that the next clause is not run. */
function leaves(statements: readonly Syntax[]): boolean {
  const last = statements.at(-1)
  if (!last) return false
  if (last.type === 'BlockStatement') return leaves(last.body)
  if (last.type === 'IfStatement') {
    return last.alternate !== null && leaves([last.consequent]) && leaves([last.alternate])
  }
  return /^(Break|Continue|Return|Throw)Statement$/.test(last.type)
}

/** Other clauses may use a `var` of a dropped one: the function then declares it at its start. */
function keepNames(statements: readonly Syntax[], scope: Syntax | undefined, edits: Edit[]): void {
  const names = statements.flatMap(listNames)
  if (names.length === 0) return
  if (!scope) throw new SlimError('a file of React: a switch outside of all functions')
  const start = scope.start + 1
  edits.push({ start, end: start, text: `var ${names.join()};` })
}

function listNames(node: Syntax): string[] {
  if (/Function/.test(node.type)) return []
  const own =
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : []
  return [...own, ...listChildren(node).flatMap(listNames)]
}

function listChildren(node: Syntax): Syntax[] {
  return Object.values(node).flat().filter(isSyntax)
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
