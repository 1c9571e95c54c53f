// A site can have the documentation of several products, each in its own folder. A question that names one is
// answered from its folder: "does Gitpod work with Sublime Text" is not about the editors that ESLint works with.

import type { Hit, Knowledge, Query } from '@docent/retrieval'

/** A folder with fewer pages is a chapter. */
const FEWEST_PAGES = 12
/** A site of several products has at least this many, and few other pages. */
const FEWEST_PARTS = 2
const LEAST_SHARE = 0.8
/** The name of a product is on most of its own pages, and on few others. */
const LEAST_NAMED = 0.5
const MOST_NAMED = 2.5
/** Fewer sections than these say too little to leave out all others. */
const FEWEST_HITS = 3
/** Folders with these names are chapters of one product. */
const CHAPTERS =
  /^(?:docs?|documentation|guides?|tutorials?|api|apis|reference|blog|news|faq|help|support|handbook|manual|learn|install(?:ation)?|setup|getting-started|start|usage|use|user-?guide|users?|admin(?:istration|istrator)?s?|develop(?:ers?|ment)?|deploy(?:ment)?|concepts?|basics|advanced|features?|plugins?|extensions?|integrations?|examples?|how-?tos?|config(?:uration)?|reference|releases?|changelog|versions?|v?\d[\w.]*|[a-z]{2}(?:-[a-z]{2})?|self-hosted|cloud|products|articles|pages|content|src|website|contribut\w+|community|security|cli|sdks?|server|clients?|web|app|apps|general|platforms?|operations?|resources?|topics?|core|commands?|components?|services?|data|tools?)$/i

const known = new WeakMap<Knowledge, ReadonlyMap<string, readonly string[]>>()

/** Leaves out the sections of other products if a question names one with its own folder. */
export function keepNamedPart(
  query: Query,
  knowledge: Knowledge,
  hits: readonly Hit[],
): readonly Hit[] {
  const parts = readParts(knowledge)
  if (parts.size < FEWEST_PARTS) return hits
  const asked = new Set(
    query.terms.filter(({ origin }) => origin === 'question').map(({ term }) => term),
  )
  const named = [...parts].filter(([, name]) => name.every((term) => asked.has(term)))
  const [part] = named
  if (!part || named.length > 1) return hits
  const own = hits.filter(({ passage }) => readFolder(passage.route) === part[0])
  return own.length >= FEWEST_HITS ? own : hits
}

/** The folders of the other products; undefined if the page is in the folder of none. */
export function findOtherParts(
  route: string,
  knowledge: Knowledge,
): ReadonlySet<string> | undefined {
  const parts = readParts(knowledge)
  const own = readFolder(route)
  if (parts.size < FEWEST_PARTS || !parts.has(own)) return undefined
  return new Set([...parts.keys()].filter((folder) => folder !== own))
}

/** Whether a question names a product with its own folder. */
export function namesPart({ terms }: Query, knowledge: Knowledge): boolean {
  const held = new Set(terms.map(({ term }) => term))
  return [...readParts(knowledge).values()].some((name) => name.every((term) => held.has(term)))
}

/** The folders of one product each, and the terms of its name. */
function readParts(knowledge: Knowledge): ReadonlyMap<string, readonly string[]> {
  const before = known.get(knowledge)
  if (before) return before
  const pages = knowledge.pages()
  const folders = Map.groupBy(pages, ({ route }) => readFolder(route))
  const parts = new Map<string, readonly string[]>()
  let count = 0
  for (const [folder, own] of folders) {
    if (own.length < FEWEST_PAGES || CHAPTERS.test(folder)) continue
    const { terms } = knowledge.readQuery(folder.replaceAll(/[-_]/g, ' '))
    const isOwn = terms.every(
      (term) => term.pages >= LEAST_NAMED * own.length && term.pages <= MOST_NAMED * own.length,
    )
    if (terms.length === 0 || !isOwn) continue
    parts.set(
      folder,
      terms.map(({ term }) => term),
    )
    count += own.length
  }
  const found = count >= LEAST_SHARE * pages.length ? parts : new Map<string, readonly string[]>()
  known.set(knowledge, found)
  return found
}

export function readFolder(route: string): string {
  return route.split('/')[1] ?? ''
}
