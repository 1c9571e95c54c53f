import { describe, expect, it } from 'vitest'
import { hasAdminToken, readAdminToken } from './adminToken.ts'

const TOKEN = 'x'.repeat(32)

describe('readAdminToken', () => {
  it('accepts a long one, or none', () => {
    expect(readAdminToken({ DOCENT_ADMIN_TOKEN: TOKEN })).toBe(TOKEN)
    expect(readAdminToken({ DOCENT_ADMIN_TOKEN: '' })).toBeUndefined()
  })

  it('refuses a short one', () => {
    expect(() => readAdminToken({ DOCENT_ADMIN_TOKEN: 'short' })).toThrow(
      'DOCENT_ADMIN_TOKEN has 5 characters and must have at least 32',
    )
    expect(() => readAdminToken({ DOCENT_ADMIN_TOKEN: TOKEN.slice(1) })).toThrow('31 characters')
  })
})

describe('hasAdminToken', () => {
  it('accepts only the token', () => {
    expect(hasAdminToken(`Bearer ${TOKEN}`, TOKEN)).toBe(true)
    for (const header of [null, '', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', 'Basic eA==']) {
      expect(hasAdminToken(header, TOKEN)).toBe(false)
    }
  })

  it('accepts nothing if no token is set', () => {
    expect(hasAdminToken('Bearer undefined', undefined)).toBe(false)
  })
})
