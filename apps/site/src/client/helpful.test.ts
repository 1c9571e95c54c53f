// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ROW = `<div class="helpful" data-page="/tutorials/start" data-to="/api/page-feedback"
  data-thanks="Thanks" data-failed="Failed">
  <button value="up" aria-pressed="false">Yes</button>
  <button value="down" aria-pressed="false">No</button><output></output></div>`

interface Sent {
  readonly page: string
  readonly ballot: string
  readonly vote: string
}

const ask = vi.fn<(url: URL) => Promise<Response>>()
const answer = vi.fn<(sent: Sent, headers: Headers) => Promise<Response>>()
let row: HTMLElement

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  ask.mockReset().mockImplementation(async () => Response.json({}))
  answer.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    init.method === 'HEAD'
      ? ask(url)
      : answer(JSON.parse(String(init.body)) as Sent, new Headers(init.headers)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Each page load imports the module again, with a fresh row. */
async function load(html = ROW): Promise<void> {
  document.body.innerHTML = html
  row = document.querySelector('.helpful')!
  vi.resetModules()
  const { askHelpful } = await import('./helpful.ts')
  await askHelpful(row)
}

async function press(value: string): Promise<void> {
  row.querySelector<HTMLElement>(`[value=${value}]`)?.click()
  await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
}

const pressed = () =>
  [...row.querySelectorAll<HTMLButtonElement>('[aria-pressed=true]')].map(({ value }) => value)
const said = () => row.querySelector('output')?.textContent
const votes = () => answer.mock.calls.map(([{ vote }]) => vote)

it('sends what is pressed, says thank you, and shows it again after a load', async () => {
  await load()
  expect(row.dataset['shown']).toBe('')
  await press('up')
  expect(answer.mock.calls[0]?.[0]).toEqual({
    page: '/tutorials/start',
    ballot: expect.stringMatching(/^[0-9a-f]{32}$/),
    vote: 'up',
  })
  expect([pressed(), said()]).toEqual([['up'], 'Thanks'])

  await load()
  expect([pressed(), said()]).toEqual([['up'], ''])
})

it('changes and takes back a vote under the ballot that it was given with', async () => {
  await load()
  await press('up')
  await load()
  await press('down')
  expect(pressed()).toEqual(['down'])
  await press('down')
  expect([pressed(), said()]).toEqual([[], ''])
  expect(votes()).toEqual(['up', 'down', 'none'])
  expect(new Set(answer.mock.calls.map(([{ ballot }]) => ballot)).size).toBe(1)
  await load()
  expect(pressed()).toEqual([])
})

it.each([500, 429, 404])('says that it could not be sent if the answer is %i', async (status) => {
  await load()
  await press('up')
  answer.mockImplementation(async () => new Response('No.', { status }))
  await press('down')
  expect([pressed(), said()]).toEqual([['up'], 'Failed'])
})

it('shows what the server has, if all of several presses were in vain', async () => {
  await load()
  answer.mockImplementation(() => Promise.reject(new TypeError('fetch failed')))
  row.querySelector<HTMLElement>('[value=up]')?.click()
  await press('down')
  await vi.waitFor(() => expect(said()).toBe('Failed'))
  expect(pressed()).toEqual([])
})

it('stays hidden if no server answers, or one that is not Docent', async () => {
  for (const other of [
    async () => new Response(null, { status: 404 }),
    async () => new Response('', { headers: { 'content-type': 'text/html' } }),
    () => Promise.reject(new TypeError('fetch failed')),
  ]) {
    ask.mockImplementation(other)
    await load()
    expect(row.dataset['shown']).toBeUndefined()
  }
})

it('asks the host of the assistant, and names the session that its chat has', async () => {
  const there = 'https://assistant.docent.example/api/'
  sessionStorage.setItem('docent:session', 'own')
  sessionStorage.setItem(`docent:session@${there}gen-ai`, 'there')
  await load(ROW.replace('"/api/', `"${there}`))
  await press('up')
  expect(ask.mock.calls[0]?.[0].href).toBe(`${there}assistant`)
  expect(answer.mock.calls[0]?.[1].get('x-docent-session')).toBe('there')
  await load()
  await press('down')
  expect(answer.mock.lastCall?.[1].get('x-docent-session')).toBe('own')
})

it.each(['', 'x', 'null', '[]', '{"/tutorials/start":{"vote":"up"}}', '{"/tutorials/start":1}'])(
  'takes %j for no vote',
  async (kept) => {
    localStorage.setItem('docent:helpful', kept)
    await load()
    expect(pressed()).toEqual([])
    await press('down')
    expect([pressed(), votes()]).toEqual([['down'], ['down']])
  },
)

it.each([
  ['forbidden', () => vi.stubGlobal('localStorage', undefined)],
  [
    'full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full')
      }),
  ],
])('takes a vote back if the storage is %s', async (_, spoil) => {
  spoil()
  await load()
  await press('up')
  await press('up')
  expect([pressed(), votes()]).toEqual([[], ['up', 'none']])
})
