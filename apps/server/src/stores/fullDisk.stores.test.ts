// A server over a Postgres whose tables cannot grow any more, as on a full disk.

import { openPostgres } from '@docent/chat-server/postgres'
import { openTestDatabase, readSmallPostgres, runStatement } from '@docent/chat-server/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askNode, startCluster } from '../testing/startNodes.ts'
import type { TestCluster, TestNode } from '../testing/startNodes.ts'

const log = { info: () => undefined, error: () => undefined }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let cluster: TestCluster

beforeEach(async () => {
  database = await openTestDatabase(readSmallPostgres())
  cluster = await startCluster(database.url, { count: 1, options: ['--no-limits'] })
})
afterEach(async () => {
  await cluster.end()
  await database.drop()
})

const isAcknowledged = (wire: string): boolean => /^d:/m.test(wire)

async function ask(node: TestNode, question: string): Promise<string> {
  return (await askNode(node, { question })).text()
}

/** Rows that leave no space in the table of answers for the end of another answer. */
const FILL = `
  INSERT INTO answers (question_id, version, id, content, started_at, finished_at)
  SELECT question, newest + n, 'filler', string_agg(md5(random()::text), ''), 0, 0
  FROM (
      SELECT min(question_id) AS question, max(version) AS newest FROM answers
    ) AS first,
    generate_series(1, :rows) AS n, generate_series(1, 50) AS piece
  GROUP BY question, newest, n`

/** Fills the table until Postgres refuses another row. */
async function fill(): Promise<string> {
  for (;;) {
    // First in large steps: a statement that fails leaves nothing.
    for (const rows of [500, 100, 10, 1]) {
      const problem = await runStatement(database.url, FILL.replace(':rows', String(rows))).then(
        () => '',
        (error: unknown) => String(error),
      )
      if (problem === '') break
      if (rows === 1) return problem
    }
  }
}

it('acknowledges nothing that does not fit on the disk, and goes on when there is space', async () => {
  const [node] = cluster.nodes as [TestNode]
  const acknowledged = ['What colour is lamp 0?']
  expect(isAcknowledged(await ask(node, acknowledged[0]!))).toBe(true)
  expect(await fill()).toMatch(/could not extend file|File too large/)

  const during: string[] = []
  for (let place = 1; place <= 4; place += 1) {
    during.push(await ask(node, `What colour is lamp ${place}?`))
  }
  expect(during.filter(isAcknowledged)).toEqual([])
  // The question was stored and its answer was not, or neither.
  for (const wire of during) expect(wire).toMatch(/^3:"|^The assistant cannot answer right now/m)
  expect(during.some((wire) => /^3:"/m.test(wire))).toBe(true)
  for (const wire of during) expect(wire).not.toMatch(/extend file|too large|base\/\d/)

  await runStatement(database.url, "DELETE FROM answers WHERE id = 'filler'")
  await runStatement(database.url, 'VACUUM answers')
  acknowledged.push('What colour is the last lamp?')
  expect(isAcknowledged(await ask(node, acknowledged[1]!))).toBe(true)

  const store = await openPostgres(database.url, log)
  const turns = (await Array.fromAsync(store.list())).flatMap((one) => one.turns)
  await store.close()
  const complete = turns.filter(({ answers }) => answers.some((one) => one.status === 'complete'))
  expect(complete.map(({ text }) => text).toSorted()).toEqual(acknowledged.toSorted())
})

// The small Postgres of these tests has a limit for files, which is not the error of a full disk.
const REFUSE = `
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT ON questions EXECUTE FUNCTION refuse()`

it('says when to try again, if a question does not fit on the disk', async () => {
  const [node] = cluster.nodes as [TestNode]
  await runStatement(database.url, REFUSE)
  const refused = await askNode(node, { question: 'What colour is the lamp?' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.text()).toContain('The assistant cannot answer right now')

  await runStatement(database.url, 'DROP TRIGGER refuse ON questions')
  expect(isAcknowledged(await ask(node, 'What colour is the lamp?'))).toBe(true)
})
