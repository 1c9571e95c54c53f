import { readConfig } from '@docent/content'
import type { DocentConfig } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { createSecurityHeaders, formatHeadersFile } from './securityHeaders.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types docent-page; connect-src 'self'"

const read = (config: Partial<DocentConfig>) => readConfig({ brand: 'Lumen', ...config })
const policyOf = (config: Partial<DocentConfig>): string =>
  createSecurityHeaders(read(config))['content-security-policy'] ?? ''

describe('createSecurityHeaders', () => {
  it('allows no other host by default', () => {
    expect(policyOf({})).toBe(POLICY)
    expect(policyOf({ analytics: {} })).toBe(POLICY)
  })

  it.each<[string, DocentConfig['analytics'], string]>([
    ['Plausible', { plausible: { domain: 'lumen.example' } }, 'https://plausible.io'],
    [
      'an own Plausible',
      { plausible: { domain: 'lumen.example', url: 'https://p.lumen.example/' } },
      'https://p.lumen.example',
    ],
    [
      'Matomo',
      { matomo: { url: 'https://m.lumen.example', siteId: '1' } },
      'https://m.lumen.example',
    ],
    [
      'Umami',
      { umami: { url: 'https://u.lumen.example', websiteId: 'b59e' } },
      'https://u.lumen.example',
    ],
  ])('lets %s run its script and call its host, and nothing else', (_tool, analytics, host) => {
    const expected = POLICY.replace("script-src 'self'", `script-src 'self' ${host}`)
    expect(policyOf({ analytics })).toBe(`${expected} ${host}`)
  })

  it('names a host once that two tools share, or the assistant and a tool', () => {
    const url = 'https://stats.lumen.example'
    const analytics = { matomo: { url, siteId: '1' }, umami: { url, websiteId: 'b59e' } }
    const policy = policyOf({ analytics, assistantUrl: url })
    expect(policy).toContain(`script-src 'self' ${url};`)
    expect(policy).toMatch(new RegExp(`connect-src 'self' ${RegExp.escape(url)}$`))
  })
})

describe('formatHeadersFile', () => {
  it('has the headers of our own server, in the form that static hosts read', () => {
    const config = read({ analytics: { plausible: { domain: 'lumen.example' } } })
    const lines = formatHeadersFile(config, false).split('\n')
    expect(lines[0]).toBe('/*')
    const headers = createSecurityHeaders(config)
    for (const [name, value] of Object.entries(headers)) {
      expect(lines).toContain(`  ${name}: ${value}`)
    }
  })

  it('allows media only if a page plays some', () => {
    expect(formatHeadersFile(read({}), false)).not.toContain('media-src')
    expect(formatHeadersFile(read({}), true)).toContain(`${POLICY}; media-src 'self'\n`)
  })
})
