import { expect, it } from 'vitest'
import { createOperatorCheck } from '../assistant/operatorCheck.ts'
import { createSyncEndpoint } from './syncEndpoint.ts'

const FROM = { address: '127.0.0.1' } as never

const check = (token: string | undefined) =>
  createOperatorCheck({ token, readAddress: (_, from) => from })

function call(
  token: string | undefined,
  init: RequestInit,
  start = () => true,
  operator = check(token),
): Promise<Response> {
  const request = new Request('http://localhost/api/admin/sync', { method: 'POST', ...init })
  return Promise.resolve(createSyncEndpoint({ operator, start, hasSites: true })(request, FROM))
}

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })
const TOKEN = 'a-token-of-the-operator-0123456789'

it('starts a sync only for the operator, one at a time', async () => {
  expect((await call(TOKEN, bearer(TOKEN))).status).toBe(202)
  expect((await call(TOKEN, bearer(TOKEN), () => false)).status).toBe(409)
  expect((await call(TOKEN, { ...bearer(TOKEN), method: 'GET' })).status).toBe(405)
  const never = () => expect.fail('It was started.')
  for (const init of [{}, bearer('wrong'), bearer(`${TOKEN}x`), bearer('')]) {
    expect((await call(TOKEN, init, never)).status).toBe(401)
  }
  expect((await call(undefined, bearer('undefined'), never)).status).toBe(404)
})

it('starts no sync on a server that fetches its builds, and says where to run one', async () => {
  const start = () => expect.fail('It was started.')
  const endpoint = createSyncEndpoint({
    operator: check(TOKEN),
    start,
    hasSites: true,
    isFetching: true,
  })
  const request = new Request('http://localhost/api/sync', { method: 'POST', ...bearer(TOKEN) })
  const response = await endpoint(request, FROM)
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('docent build --to')
})

// It answered that the sync had started, and the log then said that there is no site.
it('says that there is nothing to sync if all sources are folders', async () => {
  const start = () => expect.fail('It was started.')
  const endpoint = createSyncEndpoint({ operator: check(TOKEN), start, hasSites: false })
  const request = new Request('http://localhost/api/sync', { method: 'POST', ...bearer(TOKEN) })
  const response = await endpoint(request, FROM)
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('There is nothing to sync')
})

it('refuses an address after ten wrong tokens and says when to try again', async () => {
  const operator = check(TOKEN)
  const start = () => true
  for (let time = 0; time < 10; time++) {
    expect((await call(TOKEN, bearer('wrong'), start, operator)).status).toBe(401)
  }
  const response = await call(TOKEN, bearer(TOKEN), start, operator)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600'])
  expect(await response.text()).toBe(
    'This address has sent too many wrong tokens. Try again in 10 minutes.',
  )
})
