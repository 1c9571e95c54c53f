import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildKnowledge } from '../store/build.node.ts'
import { openKnowledge } from '../store/open.node.ts'
import { openSite, PLANT_SHOP } from '../testing/site.node.ts'
import type { TestSite } from '../testing/site.node.ts'
import { writeTinyModel } from '../testing/tinyModel.node.ts'
import type { Knowledge } from '../types.ts'
import { embedDocuments } from './embedDocuments.ts'
import { createEndpointEmbedder } from './endpoint.ts'
import { openStaticModel } from './staticModel.node.ts'
import type { Embedder } from './types.ts'

const NEVER = new AbortController().signal
const THIRSTY = 'is it parched'
const WATERING = '/products/fern#watering'

let site: TestSite
let opened: Knowledge | undefined
let embedder: Embedder

beforeEach(async () => {
  site = await openSite(PLANT_SHOP)
  const folder = join(site.file, '../model')
  writeTinyModel(folder, [
    ['parched', 'water', 'watering', 'wet'],
    ['card', 'refund', 'returned'],
  ])
  embedder = await openStaticModel(folder)
})

afterEach(() => {
  opened?.close()
  opened = undefined
  site.close()
})

async function open(asked: Embedder | undefined, written: Embedder = embedder): Promise<Knowledge> {
  const vectors = await embedDocuments(site.content.documents, written)
  const file = `${site.file}.vectors`
  buildKnowledge({ ...site.content, vectors }, file)
  opened = openKnowledge(file, { embedder: asked })
  return opened
}

const urlsOf = (knowledge: Knowledge, text: string): string[] =>
  knowledge.search(text, { limit: 100 }).map(({ passage }) => passage.url)

describe('an index with vectors', () => {
  it('finds a passage by meaning that no word finds', async () => {
    const knowledge = await open(embedder)
    expect(urlsOf(knowledge, THIRSTY)).toEqual([])
    await knowledge.prepare?.(THIRSTY, NEVER)
    expect(urlsOf(knowledge, THIRSTY)).toContain(WATERING)
  })

  it('keeps a passage that words find first, if only meaning finds the others', async () => {
    const misled: Embedder = {
      model: embedder.model,
      embed: (texts, signal) =>
        embedder.embed(
          texts.map(() => 'refund card'),
          signal,
        ),
    }
    const knowledge = await open(misled)
    const text = 'How often does a fern need water?'
    const before = urlsOf(knowledge, text)
    await knowledge.prepare?.(text, NEVER)
    const after = urlsOf(knowledge, text)
    expect(after[0]).toBe(before[0])
    expect(after).not.toEqual(before)
  })

  it('changes no sign of the confidence', async () => {
    const knowledge = await open(embedder)
    const text = 'Is water for a fern parched?'
    const find = () => knowledge.search(text).find(({ passage }) => passage.url === WATERING)
    const before = find()
    await knowledge.prepare?.(text, NEVER)
    const after = find()
    expect(after?.features).toEqual(before?.features)
    expect(after?.score).toBeGreaterThan(before?.score ?? Infinity)
  })

  it.each<[string, Embedder | undefined]>([
    ['without a model', undefined],
    ['with the vectors of another model', { model: 'other', embed: async () => [] }],
  ])('is searched by words %s', async (_, asked) => {
    const knowledge = await open(asked)
    await knowledge.prepare?.(THIRSTY, NEVER)
    expect(urlsOf(knowledge, THIRSTY)).toEqual([])
  })

  it.each<[string, Embedder['embed']]>([
    ['fails', () => Promise.reject(new Error('It is down.'))],
    ['hangs', (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', reject))],
    ['sends a vector of another length', async () => [Float32Array.of(1)]],
    ['sends nothing', async () => []],
  ])('is searched by words if the model %s', async (_, embed) => {
    const knowledge = await open({ model: embedder.model, embed })
    const text = 'How often does a fern need water?'
    const before = urlsOf(knowledge, text)
    await knowledge.prepare?.(text, NEVER)
    expect(urlsOf(knowledge, text)).toEqual(before)
    expect(before).toContain(WATERING)
  })
})

describe('createEndpointEmbedder', () => {
  let server: Server
  let url: string
  let reply: (body: { model: string; input: string[] }) => unknown
  let authorization: string | undefined

  beforeEach(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = await Array.fromAsync(request)
      authorization = request.headers.authorization
      const isRight = request.url === '/v1/embeddings' && request.method === 'POST'
      const sent = reply(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(isRight && sent !== undefined ? 200 : 503)
      response.end(typeof sent === 'string' ? sent : JSON.stringify(sent ?? {}))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  const create = (key?: string): Embedder => createEndpointEmbedder({ url, model: 'small', key })

  it('sends texts and the model, and sorts the vectors', async () => {
    reply = ({ model, input }) => ({
      data: input
        .map((text, index) => ({ index, embedding: [text.length, model.length] }))
        .toReversed(),
    })
    const vectors = await create('secret').embed(['a', 'bcd'], NEVER)
    expect(vectors.map((vector) => [...vector])).toEqual([
      [1, 5],
      [3, 5],
    ])
    expect(authorization).toBe('Bearer secret')
  })

  it.each<[string, unknown]>([
    ['an error', undefined],
    ['no JSON', '<html>'],
    ['no list', { object: 'list' }],
    ['too few vectors', { data: [] }],
    ['an empty vector', { data: [{ index: 0, embedding: [] }] }],
    ['words for numbers', { data: [{ index: 0, embedding: ['x'] }] }],
  ])('reports a failure if the server sends %s', async (_, sent) => {
    reply = () => sent
    await expect(create().embed(['a'], NEVER)).rejects.toMatchObject({ name: 'EmbeddingError' })
  })

  it('creates the vectors of an index too', async () => {
    const words = ['parched', 'Watering']
    reply = ({ input }) => ({
      data: input.map((text, index) => ({
        index,
        embedding: words.some((word) => text.includes(word)) ? [1, 0] : [0, 1],
      })),
    })
    const knowledge = await open(create(), create())
    await knowledge.prepare?.(THIRSTY, NEVER)
    expect(urlsOf(knowledge, THIRSTY)).toContain(WATERING)
  })
})
