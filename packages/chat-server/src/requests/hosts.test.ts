import { describe, expect, it, vi } from 'vitest'
import { guardHosts } from './hosts.ts'
import type { HostRules } from './hosts.ts'

const NONE: HostRules = { url: '', assistantUrl: '', hosts: [] }
const RULES: HostRules = {
  url: 'https://docent.example',
  assistantUrl: 'https://answers.example',
  hosts: ['www.docent.example', '10.0.0.5'],
}

function setUp(rules: HostRules) {
  const info = vi.fn<(message: string) => void>()
  const handler = guardHosts(
    async () => new Response('answered'),
    () => rules,
    {
      info,
      error: () => undefined,
    },
  )
  const ask = (host?: string) =>
    handler(
      new Request(
        'http://localhost/api/assistant',
        host === undefined ? {} : { headers: { host } },
      ),
      { address: '127.0.0.1' },
    )
  return { ask, info }
}

describe('guardHosts', () => {
  it.each([
    'docent.example',
    'DOCENT.example:8443',
    'docent.example.',
    'answers.example',
    'www.docent.example',
    '10.0.0.5:3000',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    undefined,
  ])('answers for %s', async (host) => {
    expect((await setUp(RULES).ask(host)).status).toBe(200)
  })

  it.each([
    'evil.example',
    'docent.example.evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.6',
    'a b',
    '[',
    '',
  ])('refuses "%s"', async (host) => {
    const response = await setUp(RULES).ask(host)
    expect(response.status).toBe(421)
    expect(await response.text()).toMatch(/^This server does not answer for the host .*\.$/)
  })

  it('answers for any host if the configuration names none', async () => {
    expect((await setUp(NONE).ask('evil.example')).status).toBe(200)
  })

  it('says once in the log what to set', async () => {
    const { ask, info } = setUp(RULES)
    await ask('docent:3000')
    await ask('docent:3000')
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('hosts'), {
      host: 'docent:3000',
    })
  })
})
