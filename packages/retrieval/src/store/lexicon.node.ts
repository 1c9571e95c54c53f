import type { DatabaseSync } from 'node:sqlite'
import type { Facts } from './file.node.ts'
import type { IndexedTerm, Lexicon } from '../ranking/lexicon.ts'
import { textLanguage } from '../words/analyze.ts'
import { SHOP_WORDS } from '../words/lists/shopWords.ts'
import { createSynonyms, type SynonymGroups } from '../words/synonyms.ts'
import { openCompounds } from './compounds.node.ts'
import { openSpelling } from './spelling.node.ts'

/** The maximum number of words for one beginning. */
const MAX_COMPLETIONS = 8
const MIN_STEM = 4
/** English endings. A visitor who has typed part of an ending has not misspelt the word. */
const ENDINGS =
  'ations ating ated ances ants ences ents ments ables ably ively ness ically ities izing ings edly ers ors ies ly'.split(
    ' ',
  )

/** The terms of a site, looked up in its file. */
export function openLexicon(
  database: DatabaseSync,
  facts: Facts,
  synonyms: SynonymGroups = [],
): Lexicon {
  const byTerm = database.prepare('SELECT * FROM terms WHERE term = ?')
  const byBeginning = database.prepare(`
    SELECT * FROM terms WHERE term >= ? AND term < ? ORDER BY passages DESC, term LIMIT ?
  `)

  function find(term: string): IndexedTerm | undefined {
    const row = byTerm.get(term)
    return row && toTerm(row)
  }

  function complete(beginning: string): IndexedTerm[] {
    // One letter is the beginning of about a twentieth of all words.
    if (beginning.length < 2 && beginning < '\u0600') return []
    const end = `${beginning}\u{10ffff}`
    const rows = byBeginning.all(beginning, end, MAX_COMPLETIONS)
    if (rows.length > 0) return rows.map(toTerm)
    // The term is a stem, so a visitor may already have typed more than the term.
    const stem = [...listBeginnings(beginning)].map(find).find((term) => term !== undefined)
    return stem ? [stem] : []
  }

  return {
    passages: facts.passages,
    pages: facts.pages,
    collections: readCollections(database),
    find,
    synonyms: createSynonyms([...synonyms, ...listShopWords()], (term) => find(term)?.passages),
    complete,
    correct: openSpelling(database, facts, find),
    ...openCompounds(database, find),
  }
}

function listShopWords(): SynonymGroups {
  return SHOP_WORDS[textLanguage()] ?? []
}

function toTerm({ term, number, passages, pages }: Record<string, unknown>): IndexedTerm {
  return {
    term: String(term),
    number: Number(number),
    passages: Number(passages),
    pages: Number(pages),
  }
}

/** The word without a possible beginning of an ending, the longest result first. */
function* listBeginnings(word: string): Iterable<string> {
  for (let end = word.length - 1; end >= MIN_STEM; end--) {
    const rest = word.slice(end)
    if (ENDINGS.some((ending) => ending.startsWith(rest))) yield word.slice(0, end)
  }
}

/** The first folder of every route that has one. */
function readCollections(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT route FROM pages').all()
  return new Set(
    rows.flatMap(({ route }) => /^\/([^/]+)\/./.exec(String(route))?.[1]?.toLowerCase() ?? []),
  )
}
