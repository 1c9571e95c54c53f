import type { DatabaseSync } from 'node:sqlite'
import { compareRoutes } from '@docent/content'
import { openCandidates } from './candidates.node.ts'
import { createFeatureReader, type Averages } from '../ranking/features.ts'
import { openFile, type Facts } from './file.node.ts'
import { openLexicon } from './lexicon.node.ts'
import { openMentions } from './mentions.node.ts'
import { openNotes } from '../notes/openNotes.node.ts'
import { NOTED_SHARE, NOTE_WEIGHT, UNFIT_SHARE } from '../notes/tuning.ts'
import { MEANING_WEIGHT } from '../semantic/closeness.ts'
import { openQuestions } from './questions.node.ts'
import { openMeanings } from '../semantic/openMeanings.node.ts'
import type { Embedder } from '../semantic/types.ts'
import { readBody } from '../passages/passages.ts'
import { readQuery } from '../ranking/query.ts'
import { scoreFeatures, scoreLikeness } from '../ranking/rank.ts'
import type { SynonymGroups } from '../words/synonyms.ts'
import { openPageReader } from './pageReader.node.ts'
import { searchSite } from '../search/searchSite.ts'
import { openSiteIndex } from './siteIndex.node.ts'
import { DEFAULT_HITS } from '../ranking/tuning.ts'
import type { Hit, Knowledge, PageInfo } from '../types.ts'
import { openSectionVectors } from '../wordVectors/sectionVectors.node.ts'

export interface OpenOptions {
  readonly synonyms?: SynonymGroups
  /** Turns questions into vectors. Only an index with vectors of the same model needs it. */
  readonly embedder?: Embedder | undefined
  /** The start of the routes of its pages: `/de` for a language that is not at the root. */
  readonly base?: string
}

/**
 * Opens a file that `buildKnowledge` wrote, read-only. Any number of processes may open it.
 *
 * @throws {KnowledgeFileError} if the file is missing, broken or of another format.
 */
export function openKnowledge(
  file: string,
  { synonyms = [], embedder, base = '' }: OpenOptions = {},
): Knowledge {
  const { database, facts } = openFile(file)
  const lexicon = { ...openLexicon(database, facts, synonyms), base }
  const readPage = openPageReader(database)
  const findCandidates = openCandidates(database, facts, readPage)
  const index = openSiteIndex(database, facts, { synonyms, pages: listPages, readPage })
  const averages = readAverages(facts)
  const notes = openNotes(database, (question) => readQuery(question, lexicon).corrected)
  const meanings = openMeanings(database, embedder)
  const compareSections = openSectionVectors(database)
  const byNumber = database.prepare('SELECT body FROM passages WHERE number = ?')
  const byId = database.prepare('SELECT body FROM passages WHERE id = ?')
  const numberOf = database.prepare('SELECT number FROM passages WHERE id = ?')
  const ofPage = database.prepare(`
    SELECT body FROM passages
    WHERE page = (SELECT number FROM pages WHERE route = ?) ORDER BY number
  `)
  let pages: readonly PageInfo[] | undefined

  function listPages(): readonly PageInfo[] {
    pages ??= readPages(database)
    return pages
  }

  return {
    hash: facts.hash,
    readQuery: (question, options) => readQuery(question, lexicon, options),
    prepare: (question, signal) => meanings.prepare(question, signal),
    search(question, { limit = DEFAULT_HITS, near: route, also: wanted = [] } = {}) {
      const query = typeof question === 'string' ? readQuery(question, lexicon) : question
      const readFeatures = createFeatureReader(query, averages, route)
      const noted = notes.findPassages(query)
      const near = meanings.near(query.text)
      // If no page has a word of the question, the most alike section does not answer it either.
      const alike = query.terms.length > 0 ? compareSections(query) : undefined
      const asked = new Set(wanted.map((id) => Number(numberOf.get(id)?.['number'] ?? -1)))
      const also = new Set([...noted.keys(), ...near.nearest, ...(alike?.nearest ?? []), ...asked])
      const ranked = findCandidates(query, also)
        .map(({ number, skeleton, ...candidate }) => {
          const features = readFeatures({ skeleton, ...candidate })
          const worth = noted.get(number) ?? 0
          const help = NOTE_WEIGHT * worth + MEANING_WEIGHT * near.of(number)
          const like = scoreLikeness({ standing: alike?.standing(number) ?? 0 })
          const score = scoreFeatures(features) + help + like
          return { number, skeleton, score, features, noted: worth }
        })
        .toSorted((a, b) => b.score - a.score || a.number - b.number)
      const unfit = UNFIT_SHARE * Math.max(0, ...noted.values())
      const hits = chooseRanked(ranked, limit, asked).map(({ number, skeleton, ...found }) => {
        const worth = Math.max(found.noted, notes.isNoted(number) ? unfit : 0)
        const passage = readBody(String(byNumber.get(number)?.['body']))
        const hit = { passage, ...found, noted: worth }
        return { hit, number, skeleton, units: passage.units.length }
      })
      const likenesses = alike?.read(hits)
      return hits.map(({ hit }, place): Hit => {
        const likeness = likenesses?.[place]
        return likeness === undefined ? hit : { ...hit, likeness }
      })
    },
    notes: (text, limit, context = '') => notes.find({ text, context }, limit),
    passage(id) {
      const row = byId.get(id)
      return row && readBody(String(row['body']))
    },
    opening(route) {
      const row = ofPage.get(route)
      return row && readBody(String(row['body']))
    },
    alike: openQuestions(database),
    mentions: openMentions(database),
    page: (route) => ofPage.all(route).map(({ body }) => readBody(String(body))),
    pages: listPages,
    findSections: (typed, limit) => searchSite(typed, limit, index),
    close: () => database.close(),
  }
}

/**
 * The hits of a search, best first. The sections with the best notes are among them, whatever their words, and
 * those that were asked for, beyond the limit.
 */
function chooseRanked<One extends { readonly number: number; readonly noted: number }>(
  ranked: readonly One[],
  limit: number,
  asked: ReadonlySet<number>,
): One[] {
  const noted = ranked
    .filter((one) => one.noted > 0)
    .toSorted((a, b) => b.noted - a.noted)
    .slice(0, Math.floor(limit / NOTED_SHARE))
  const others = ranked.filter((one) => !noted.includes(one)).slice(0, limit - noted.length)
  const chosen = new Set([...noted, ...others])
  return ranked.filter((one) => chosen.has(one) || asked.has(one.number))
}

/** Also for an empty site, to avoid a division by zero. */
function readAverages({ pages, passages, pageLength, passageLength }: Facts): Averages {
  return { passageLength: passageLength / (passages || 1), pageLength: pageLength / (pages || 1) }
}

function readPages(database: DatabaseSync): PageInfo[] {
  const rows = database.prepare('SELECT info FROM pages').all()
  return rows.map(({ info }) => JSON.parse(String(info)) as PageInfo).toSorted(compareRoutes)
}
