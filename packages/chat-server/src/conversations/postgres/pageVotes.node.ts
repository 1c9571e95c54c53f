import { RATINGS_AT_ONCE, readPageRating, readPageVotes } from '../rows.ts'
import type { Conversations, PageRating } from '../types.ts'
import type { PostgresConnection } from './connect.node.ts'

/** The votes on pages, in Postgres. */
export function createPageVotes(connection: PostgresConnection): {
  rate: Conversations['ratePage']
  count: Conversations['countPageVotes']
  /** The votes after one of them, in the order of pages and ballots. */
  listAfter(this: void, page: string, ballot: string): Promise<PageRating[]>
} {
  return {
    listAfter: async (page, ballot) =>
      (await connection.rows(AFTER, { page, ballot })).map(readPageRating),
    rate: ({ page, ballot, session = null, vote, givenAt }) =>
      connection.atomically(async (sql) => {
        const visitor = { page, ballot, session }
        // Otherwise two votes of one session at once would both stay: the second waits here.
        await sql.rows('SELECT pg_advisory_xact_lock(hashtextextended(:page, 0))', { page })
        await sql.change(REMOVE, visitor)
        if (vote) await sql.change(ADD, { ...visitor, vote, at: givenAt })
      }),
    count: async () => (await connection.rows(COUNT)).map(readPageVotes),
  }
}

const REMOVE =
  'DELETE FROM page_votes WHERE page = :page AND (ballot = :ballot OR session = :session)'

const ADD = `
  INSERT INTO page_votes (page, ballot, session, vote, given_at)
  VALUES (:page, :ballot, :session, :vote, :at)`

const AFTER = `
  SELECT page, ballot, session, vote, given_at FROM page_votes
  WHERE (page, ballot) > (:page, :ballot) ORDER BY page, ballot LIMIT ${RATINGS_AT_ONCE}`

const COUNT = `
  SELECT page, count(*) FILTER (WHERE vote = 'up') AS up,
    count(*) FILTER (WHERE vote = 'down') AS down, max(given_at) AS last_at
  FROM page_votes GROUP BY page ORDER BY down DESC, page`
