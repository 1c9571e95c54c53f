import { describe, expect, it } from 'vitest'
import { createSettingsHandler } from './settings.ts'
import type { AssistantSettings } from '@docent/protocol/api'

const SETTINGS: AssistantSettings = {
  brand: 'Acme',
  language: 'en',
  title: 'Acme assistant',
  texts: { subtitle: 'Ask away' },
  quickReplies: ['Explain what you do.'],
  enabled: true,
  notice: 'Answers are automatic.',
  limits: { messageLength: 2000, noteLength: 1000 },
}

async function ask(
  init: RequestInit = {},
  settings: AssistantSettings = SETTINGS,
): Promise<Response> {
  const request = new Request('http://localhost/api/assistant', init)
  return createSettingsHandler([settings])(request, { address: '' })
}

async function askAgain(known: (tag: string) => string): Promise<Response> {
  const tag = (await ask()).headers.get('etag') ?? ''
  return ask({ headers: { 'if-none-match': known(tag) } })
}

describe('createSettingsHandler', () => {
  it('says everything that a widget has to know', async () => {
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual(SETTINGS)
  })

  it.each([
    ['?language=de', 'de'],
    ['?language=de-AT', 'de'],
    ['?language=en-US', 'en'],
    ['?language=pl', 'en'],
    ['?language=', 'en'],
    ['', 'en'],
  ])(
    'answers %j in the language that is asked for, if the site has it',
    async (query, language) => {
      const answer = createSettingsHandler([SETTINGS, { ...SETTINGS, language: 'de' }])
      const asked = new Request(`http://localhost/api/assistant${query}`)
      const response = await answer(asked, { address: '' })
      expect(await response.json()).toMatchObject({ language })
    },
  )

  it('makes caches ask before they reuse an old response', async () => {
    const { headers } = await ask()
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  })

  it.each([
    ['the tag', (tag: string) => tag],
    ['the tag as a proxy weakens it', (tag: string) => `W/${tag}`],
    ['the tag among others', (tag: string) => `"old", ${tag}`],
    ['any tag', () => '*'],
  ])('does not repeat the settings for a client with %s', async (_, known) => {
    const response = await askAgain(known)
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).not.toBeNull()
    expect(response.headers.get('cache-control')).toContain('must-revalidate')
    expect(await response.text()).toBe('')
  })

  it('sends the settings to a client with old ones', async () => {
    const response = await askAgain(() => '"old"')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(SETTINGS)
  })

  it('changes the entity tag when a setting changes', async () => {
    const tags = await Promise.all(
      [SETTINGS, { ...SETTINGS, enabled: false }].map(
        async (settings) => (await ask({}, settings)).headers.get('etag') ?? '',
      ),
    )
    expect(new Set(tags).size).toBe(2)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const response = await ask({ method: 'HEAD' })
    expect(response.headers.get('etag')).toBe((await ask()).headers.get('etag'))
    expect(await response.text()).toBe('')
  })

  it('refuses changes', async () => {
    const response = await ask({ method: 'POST', body: '{}' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
