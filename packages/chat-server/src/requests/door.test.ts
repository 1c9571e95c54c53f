import { SERVERS } from '@docent/texts/servers'
import { describe, expect, it } from 'vitest'
import { openDoor } from './door.ts'
import type { QuestionDoor } from './door.ts'

const FROM = { address: '127.0.0.1' }
const OPTIONS = { texts: () => SERVERS.en, log: { info: () => undefined, error: () => undefined } }

const ask = (door: QuestionDoor, method = 'POST') =>
  door.chat(new Request('http://localhost/api/gen-ai', { method }), FROM)

describe('openDoor', () => {
  it('counts questions until their answers begin', async () => {
    const begun = Promise.withResolvers<Response>()
    const door = openDoor(() => begun.promise, OPTIONS)
    const answer = ask(door)
    expect(door.waiting).toBe(1)
    begun.resolve(new Response('Yes.'))
    await answer
    expect(door.waiting).toBe(0)
  })

  it('counts no question that fails', async () => {
    const door = openDoor(() => Promise.reject(new Error('away')), OPTIONS)
    await expect(ask(door)).rejects.toThrow('away')
    expect(door.waiting).toBe(0)
  })

  it('refuses questions while the chat is off, and lets readers of running answers come back', async () => {
    let isOff = true
    const door = openDoor(async () => new Response('Yes.'), { ...OPTIONS, isOff: () => isOff })
    const refused = await ask(door)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toBe('The assistant is currently switched off.')
    expect(await (await ask(door, 'GET')).text()).toBe('Yes.')
    isOff = false
    expect(await (await ask(door)).text()).toBe('Yes.')
  })

  it('refuses questions once it is closed, and lets readers come back', async () => {
    const door = openDoor(async () => new Response('Yes.'), OPTIONS)
    door.close()
    const refused = await ask(door)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await refused.text()).toBe(SERVERS.en.leaves)
    expect(await (await ask(door, 'GET')).text()).toBe('Yes.')
  })
})
