import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { StoreAwayError } from '../faults.node.ts'
import { connectPostgres } from './connect.node.ts'
import type { PostgresConnection } from './connect.node.ts'

let server: Server | undefined
let connection: PostgresConnection | undefined

afterEach(async () => {
  await connection?.close()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  server = undefined
})

/** "You are who you say" and "ready for a query", in the protocol of Postgres. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/** Starts a Postgres that takes connections and then says nothing more. Resolves with its address. */
async function startSilent(): Promise<{ url: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>()
  server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.once('data', () => socket.write(WELCOME))
  })
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `postgres://docent@127.0.0.1:${port}/docent`, sockets }
}

// A machine that had stopped was waited for until its connections timed out: a visitor waited for many minutes.
it.each([
  ['a statement', (sql: PostgresConnection) => sql.rows('SELECT 1')],
  ['a transaction', (sql: PostgresConnection) => sql.atomically((own) => own.rows('SELECT 1'))],
])('gives up %s that a silent Postgres does not answer', async (_, ask) => {
  const { url, sockets } = await startSilent()
  connection = connectPostgres(url, () => undefined, { silentMs: 20 })
  await expect(ask(connection)).rejects.toThrow(StoreAwayError)
  // The silent connection serves no other request.
  await expect.poll(() => sockets.size).toBe(0)
})

it('says that a Postgres is away that cannot be reached', async () => {
  const { url } = await startSilent()
  await new Promise((resolve) => server?.close(resolve))
  connection = connectPostgres(url, () => undefined)
  await expect(connection.rows('SELECT 1')).rejects.toThrow(StoreAwayError)
  await expect(connection.atomically(async () => undefined)).rejects.toThrow('ECONNREFUSED')
})
