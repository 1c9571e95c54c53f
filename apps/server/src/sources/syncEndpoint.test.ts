import { expect, it } from 'vitest'
import { createSyncEndpoint } from './syncEndpoint.ts'

const FROM = { address: '127.0.0.1' } as never

function call(token: string | undefined, init: RequestInit, start = () => true): Promise<Response> {
  const request = new Request('http://localhost/api/admin/sync', { method: 'POST', ...init })
  return Promise.resolve(createSyncEndpoint({ token, start })(request, FROM))
}

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })
const TOKEN = 'a-token-of-the-operator-0123456789'

it('starts a sync for the operator alone, one at a time', async () => {
  expect((await call(TOKEN, bearer(TOKEN))).status).toBe(202)
  expect((await call(TOKEN, bearer(TOKEN), () => false)).status).toBe(409)
  expect((await call(TOKEN, { ...bearer(TOKEN), method: 'GET' })).status).toBe(405)
  const never = () => expect.fail('It was started.')
  for (const init of [{}, bearer('wrong'), bearer(`${TOKEN}x`), bearer('')]) {
    expect((await call(TOKEN, init, never)).status).toBe(401)
  }
  expect((await call(undefined, bearer('undefined'), never)).status).toBe(404)
})
