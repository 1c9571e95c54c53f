import type { DatabaseSync } from 'node:sqlite'
import { RATINGS_AT_ONCE, readPageRating, readPageVotes } from './rows.ts'
import type { PageRating, PageVotes } from './types.ts'

/** The votes on pages, in a database that has the tables for them. */
export function openPageVotes(database: DatabaseSync): {
  rate(rating: PageRating): void
  count(): PageVotes[]
  /** The votes after one of them, in the order of pages and ballots. */
  listAfter(page: string, ballot: string): PageRating[]
} {
  const remove = database.prepare(`
    DELETE FROM page_votes WHERE page = :page AND (ballot = :ballot OR session = :session)`)
  const add = database.prepare(`
    INSERT INTO page_votes (page, ballot, session, vote, given_at)
    VALUES (:page, :ballot, :session, :vote, :at)`)
  const count = database.prepare(`
    SELECT page, count(*) FILTER (WHERE vote = 'up') AS up,
      count(*) FILTER (WHERE vote = 'down') AS down, max(given_at) AS last_at
    FROM page_votes GROUP BY page ORDER BY down DESC, page`)

  const after = database.prepare(`
    SELECT page, ballot, session, vote, given_at FROM page_votes
    WHERE (page, ballot) > (:page, :ballot) ORDER BY page, ballot LIMIT ${RATINGS_AT_ONCE}`)

  return {
    listAfter: (page, ballot) => after.all({ page, ballot }).map(readPageRating),
    rate({ page, ballot, session = null, vote, givenAt }) {
      remove.run({ page, ballot, session })
      if (vote) add.run({ page, ballot, session, vote, at: givenAt })
    },
    count: () => count.all().map(readPageVotes),
  }
}
