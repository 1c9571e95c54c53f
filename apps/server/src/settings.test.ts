import { describe, expect, it } from 'vitest'
import { readServerSettings } from './settings.ts'

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readServerSettings([], {})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      site: true,
      limits: true,
    })
  })

  it('prefers the command line to the environment', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', DATA_DIR: '/env' }
    expect(readServerSettings(['--port', '5000', '--data', '/cli'], env)).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      dataFolder: '/cli',
    })
  })

  it('finds the configuration next to the content', () => {
    expect(readServerSettings(['--content', '/site/content'], {}).configFile).toBe(
      '/site/docent.config.ts',
    )
  })

  it.each(['abc', '70000', '-1', '3.5', ''])('refuses the port %j', (port) => {
    expect(() => readServerSettings([`--port=${port}`], {})).toThrow(
      'must be a number from 0 to 65535',
    )
  })

  it('accepts --no-limits only on this machine', () => {
    expect(readServerSettings(['--no-limits', '--no-site'], {})).toMatchObject({
      limits: false,
      site: false,
    })
    expect(() => readServerSettings(['--no-limits', '--host', '0.0.0.0'], {})).toThrow(
      'other machines can reach 0.0.0.0',
    )
  })
})
