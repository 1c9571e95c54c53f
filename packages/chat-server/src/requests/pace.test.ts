import { STREAM_HEADERS } from '@docent/protocol'
import { expect, it } from 'vitest'
import { handlePace, PACE } from './pace.ts'

const from = { address: '127.0.0.1' }

it('sends its lines one by one, under the headers of an answer', async () => {
  const response = await handlePace(new Request('http://localhost/api/pace'), from)
  expect(Object.fromEntries(response.headers)).toMatchObject(STREAM_HEADERS)
  const chunks = await Array.fromAsync(response.body!)
  expect(chunks).toHaveLength(PACE.lines)
  expect(await new Blob(chunks).text()).toBe('\n'.repeat(PACE.lines))
})

it('is read only with GET', async () => {
  const response = await handlePace(
    new Request('http://localhost/api/pace', { method: 'POST' }),
    from,
  )
  expect(response.status).toBe(405)
})
